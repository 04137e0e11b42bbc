export const blocksTexts = { questions: 'Sık sorulanlar', sources: 'Kaynaklar' } as const;
