/** What the button of a step says. */
export const stepButtons = { next: 'Devam et', getOffers: 'Teklifleri getir' } as const;
