/** Below this size the form shows one sentence; `body` lines between header and footer are always left to the question. */
export const smallest = { columns: 20, rows: 8, body: 3 };

/** Rows from which there is room for more than the question: its title; then blank lines and a third line of hints. */
export const spacious = { title: 10, gaps: 16 };
