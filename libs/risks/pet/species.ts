export const species = ['cat', 'dog'] as const;
export type Species = (typeof species)[number];
