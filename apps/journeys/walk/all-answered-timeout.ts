/** Until a list is complete: the sandbox sometimes lets an insurer hang until its deadline. */
export const allAnsweredTimeout = { timeout: 70_000 } as const;
