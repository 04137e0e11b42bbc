export const comparisonTableTexts = { best: 'en iyisi' } as const;
