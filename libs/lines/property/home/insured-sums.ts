/** Whole TL; `building` is 0 for a tenant. */
export interface InsuredSums {
  building: number;
  contents: number;
  glass: number;
  electronics: number;
  valuables: number;
}

/** What the covers of glass, electronics and valuables usually pay: included at no further premium. */
export const usualLimits = { glass: 20_000, electronics: 50_000, valuables: 20_000 } as const;
