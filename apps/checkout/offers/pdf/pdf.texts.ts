export const pdfTexts = {
  languages: { tr: 'Teklif PDF’i', en: 'PDF, İngilizce', de: 'PDF, Almanca' },
  nameOf: (words: string, firm: string) => `${words}: ${firm}`,
} as const;
