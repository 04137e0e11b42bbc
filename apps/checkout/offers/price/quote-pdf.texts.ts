export const quotePdfTexts = {
  languages: { tr: 'Teklif PDF’i', en: 'PDF, İngilizce', de: 'PDF, Almanca' },
  nameOf: (name: string, firm: string) => `${name}: ${firm}`,
} as const;
