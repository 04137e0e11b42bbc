export const networkTexts = {
  summary: 'Hastaneler',
  city: 'İl',
  district: 'İlçe',
  type: 'Kurum türü',
  count: (count: number) => `${count} kurum bulundu`,
  failed: 'Kurum listesi şu anda açılamıyor. Biraz sonra yeniden bakın.',
  note: 'Liste yıl içinde değişebilir; gitmeden önce kurumu arayın.',
} as const;
