export const daskEstimateTexts = {
  title: 'DASK primini hesaplayın',
  caption: 'Kasım 2026 tarifesi; risk grubu il il örnektir, gerçeği mahalleye göre değişir',
  province: 'İl',
  result: 'Bir yıllık prim: betonarme, 2000 sonrası, 4\u2060–\u20607\u00A0kat',
  sum: (amount: string) => `Ödenecek en yüksek tutar ${amount}`,
} as const;
