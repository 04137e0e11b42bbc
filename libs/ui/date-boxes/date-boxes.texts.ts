export const dateBoxesTexts = { day: 'Gün', month: 'Ay', year: 'Yıl' } as const;
