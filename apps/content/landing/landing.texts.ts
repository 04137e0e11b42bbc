export const landingTexts = {
  home: 'Ana sayfa',
  steps: 'Üç adımda teklif',
  questions: 'Sık sorulanlar',
  plot: 'Karşılaştırma',
} as const;
