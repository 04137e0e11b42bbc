export const spreadTexts = {
  label: 'Fiyat ve kapsamın dağılımı',
  difference: (amount: string) => `En ucuzla en pahalı arasında ${amount} var`,
  onePrice: (amount: string) => `Tek fiyat: ${amount}`,
  onePriceText: 'Hepsinin fiyatı aynı; aradaki fark kapsamda.',
  legalPriceText: 'Fiyatı kanun belirler; şirketler arasında fark yoktur.',
  plot: 'Her ilmek bir teklif: sağa gittikçe fiyat artar, yukarı çıktıkça kapsam genişler. İçi boş olanlar orta fiyattan pahalı.',
  flatPlot:
    'Kapsam puanları aynı. Her ilmek bir teklif: sağa gittikçe fiyat artar. İçi boş olanlar orta fiyattan pahalı.',
} as const;
