/** The tool's name (ask-user contract). */
export const TOOL = "ask_user";
