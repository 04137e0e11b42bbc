/** How long a list may take to be whole: now and then an insurer never answers, and is waited for until its deadline. */
export const allAnswered = { timeout: 70_000 } as const;
