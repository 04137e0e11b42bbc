/** Between which ages a pet is insured: over these months, under these years (spec funnel 5). */
export const petAgeBounds = { overMonths: 6, underYears: 10 } as const;
