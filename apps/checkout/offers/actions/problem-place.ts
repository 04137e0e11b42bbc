/** Where a problem is shown: at an offer's row or featured card, by offer id, or at the heading of the cards. */
export type ProblemPlace = `row:${string}` | `card:${string}` | 'cards';

export const rowOf = ({ id }: { id: string }): ProblemPlace => `row:${id}`;
export const cardOf = ({ id }: { id: string }): ProblemPlace => `card:${id}`;
