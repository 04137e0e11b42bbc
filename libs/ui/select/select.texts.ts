export const selectTexts = { choose: 'Seçin' } as const;
