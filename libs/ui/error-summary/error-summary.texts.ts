const counted = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On'];

export const errorSummaryTexts = {
  title: (count: number) => `${counted[count] ?? count} alanı düzeltin`,
  /** Set before the document's title while a form has errors (ux 8). */
  documentTitle: (title: string) => `Hata: ${title}`,
} as const;
