/** Of the search over published content. */
export const searchLimits = { leastLetters: 2, mostLetters: 100, hitsPerPage: 10, lastPage: 100_000 } as const;
