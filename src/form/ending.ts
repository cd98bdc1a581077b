/** The ways in which an open form ends. */
export type Ending = "submitted" | "elaborated" | "cancelled" | "timed-out" | "aborted";
