export const priceChangeTexts = {
  title: 'Fiyat değişti, ödeme alınmadı',
  reading: 'Güncel fiyat getiriliyor.',
  /** @param same number of equal parts */
  caption: (same: number) =>
    `Onayladığınız ve güncel fiyat${same > 0 ? `; değişmeyen ${same} kalem gösterilmiyor` : ''}`,
  part: 'Kalem',
  confirmed: 'Onayladığınız',
  current: 'Güncel',
  dearer: (difference: string) => `Güncel fiyat ${difference} daha yüksek.`,
  cheaper: (difference: string) => `Güncel fiyat ${difference} daha düşük.`,
  same: 'Tutar aynı; teklifin içeriği değişti.',
  confirm: 'Yeni fiyatı onayla',
  otherOffer: 'Başka teklif seç',
} as const;
