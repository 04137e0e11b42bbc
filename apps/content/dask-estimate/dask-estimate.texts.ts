export const daskEstimateTexts = {
  title: 'İlinizde DASK kaç lira?',
  caption: (month: string) =>
    `${month} tarifesi. Haritadan ya da listeden seçin; risk grubu il il örnektir, gerçeği mahalleye göre değişir.`,
  province: 'İl',
  legend: [
    { group: 1, label: '1. grup, en riskli' },
    { group: 4, label: '4. grup' },
    { group: 7, label: '7. grup, en az riskli' },
  ],
  inGroup: (province: string, group: number) => `${province}, ${group}. risk grubu`,
  result: (province: string) => `${province}, bir yıllık prim: betonarme, 2000 sonrası, 4\u2060–\u20607\u00A0kat`,
  sum: (amount: string) => `Ödenecek en yüksek tutar ${amount}`,
  group: 'Risk grubu',
  groupOf: (group: number) => `${group}. grup`,
  rate: 'Tarife oranı',
  perMille: (rate: string) => `binde ${rate}`,
  minimum: 'En düşük prim',
  renewed: 'Süresinde yenilerseniz',
} as const;
