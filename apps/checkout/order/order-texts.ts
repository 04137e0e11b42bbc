export const orderTexts = {
  title: 'Sipariş özeti',
  period: 'Süre',
  vehicle: 'Araç',
  cover: 'Teminatlar',
  total: 'Ödenecek tutar',
  planTotal: 'Taksitli toplam',
  sealed: 'Fiyat mühürlü.',
  validUntil: (day: string, time: string) => `Geçerlilik: ${day}, saat ${time}. O zamana kadar değişirse ödeme başlamaz, farkı gösteririz.`,
} as const;
