import { possessiveNumber } from '../list/possessive-number';

export const spreadTexts = {
  label: 'Fiyat ve kapsamın dağılımı',
  difference: (amount: string) => `En ucuzla en pahalı arasında ${amount} var`,
  onePrice: (amount: string) => `Tek fiyat: ${amount}`,
  onePriceText: 'Hepsinin fiyatı aynı; aradaki fark kapsamda.',
  legalPriceText: 'Fiyatı kanun belirler; şirketler arasında fark yoktur.',
  answerCounts: ({ asked, offered }: { asked: number; offered: number }) =>
    offered === 0
      ? `${asked} şirkete sorduk, hiçbiri teklif vermedi.`
      : `${asked} şirkete sorduk, ${offered === asked ? 'hepsi' : possessiveNumber(offered)} teklif verdi.`,
  plot: 'Her ilmek bir teklif: sağa gittikçe fiyat artar, yukarı çıktıkça kapsam genişler. İçi boş olanlar orta fiyattan pahalı.',
  flatPlot:
    'Kapsam puanları aynı. Her ilmek bir teklif: sağa gittikçe fiyat artar. İçi boş olanlar orta fiyattan pahalı.',
} as const;
