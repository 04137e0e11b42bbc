export const homeEstimateTexts = {
  title: 'DASK evinizi yeniden yaptırmaya yeter mi?',
  caption: (month: string) => `Metrekare maliyeti Ocak 2026, DASK bedeli ${month}`,
  construction: 'Yapı türü',
  constructions: [
    { value: 'concrete', label: 'Betonarme' },
    { value: 'other', label: 'Diğer (yığma, ahşap, çelik)' },
  ],
  rebuilding: 'Yeniden yapım bedeli',
  dask: 'DASK’ın ödeyeceği en yüksek tutar',
  gap: 'Açıkta kalan',
  bar: (dask: string, gap: string) => `DASK ${dask} öder, ${gap} açıkta kalır`,
} as const;
