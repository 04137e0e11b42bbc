/** Which of two matching paths wins: the higher rank. */
export const pathRanks = {
  /** The path that takes whatever nobody else serves. */
  rest: 0,
  page: 10,
  /** The pages of a product's form and purchase. */
  product: 20,
} as const;

export type PathRank = (typeof pathRanks)[keyof typeof pathRanks];
