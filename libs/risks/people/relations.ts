/** An insured person's relation to the policyholder. */
export const relations = ['self', 'spouse', 'child', 'parent', 'other'] as const;
export type Relation = (typeof relations)[number];
