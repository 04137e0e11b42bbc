export const landingSectionTexts = {
  steps: 'Üç adımda teklif',
  questions: 'Sık sorulanlar',
  reading: 'İlgili sayfalar',
} as const;
