export const priceChangeTexts = {
  title: 'Fiyat değişti, ödeme alınmadı',
  caption: 'Onayladığınız ve güncel fiyat',
  part: 'Kalem',
  confirmed: 'Onayladığınız',
  current: 'Güncel',
  dearer: (difference: string) => `Güncel fiyat ${difference} daha yüksek.`,
  cheaper: (difference: string) => `Güncel fiyat ${difference} daha düşük.`,
  same: 'Tutar aynı; teklifin içeriği değişti.',
  confirm: 'Yeni fiyatı onayla',
  otherOffer: 'Başka teklif seç',
} as const;
