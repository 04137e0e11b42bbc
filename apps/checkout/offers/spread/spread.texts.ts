import { possessed } from '../possessed-number';

export const spreadTexts = {
  label: 'Fiyat ve kapsamın dağılımı',
  difference: (amount: string) => `Fark ${amount}`,
  onePrice: (amount: string) => `Tek fiyat: ${amount}`,
  onePriceWords: 'Hepsinin fiyatı aynı; aradaki fark kapsamda.',
  who: ({ asked, offered }: { asked: number; offered: number }) =>
    `${asked} şirkete sorduk, ${offered === asked ? 'hepsi' : possessed(offered)} teklif verdi.`,
  plot: 'Her ilmek bir teklif: sağa gittikçe fiyat artar, yukarı çıktıkça kapsam genişler. Ortası boş olanlar ortanca fiyatın üstünde.',
  flatPlot:
    'Kapsam puanları aynı. Her ilmek bir teklif: sağa gittikçe fiyat artar. Ortası boş olanlar ortanca fiyatın üstünde.',
} as const;
