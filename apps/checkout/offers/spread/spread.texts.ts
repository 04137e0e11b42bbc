import { possessed } from '../possessed-number';

export const spreadTexts = {
  label: 'Fiyatların dağılımı',
  difference: (amount: string) => `Fark ${amount}`,
  onePrice: (amount: string) => `Tek fiyat: ${amount}`,
  who: ({ asked, offered }: { asked: number; offered: number }) =>
    `${asked} şirkete sorduk, ${possessed(offered)} teklif verdi. Her ilmek bir teklif; ortası boş olanlar ortancanın üstünde.`,
} as const;
