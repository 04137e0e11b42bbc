export const daskEstimateTexts = {
  title: 'DASK primini hesaplayın',
  caption: (month: string) => `${month} tarifesi; risk grubu il il örnektir, gerçeği mahalleye göre değişir`,
  province: 'İl',
  area: 'Brüt alan',
  squareMetres: (area: number) => `${area} m²`,
  result: 'Bir yıllık prim',
  home: 'betonarme, 2000 sonrası, 4–7 kat',
  sum: (amount: string) => `Ödenecek en yüksek tutar ${amount}`,
} as const;
