export const daskBillTexts = {
  title: 'Bir yıllık DASK primi',
  incomplete: 'Yapı, kat ve alan bilgileri tamamlanınca burada hesaplanır.',
  unpublished: 'Poliçenin başlayacağı ayın tarifesi henüz yayımlanmadı.',
  total: 'Her şirkette ödenecek',
  sum: (amount: string) => `Depremde ödenecek en yüksek tutar ${amount}. Bu poliçe eşyanızı kapsamaz.`,
} as const;
