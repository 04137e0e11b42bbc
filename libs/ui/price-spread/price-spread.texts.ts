import { formatLira } from '@emsal/platform/formats/money';
import type { PriceRange } from './spread';

export const priceSpreadTexts = {
  lowest: 'en düşük',
  median: 'orta fiyat',
  highest: 'en yüksek',
  difference: (amount: string) => `En ucuzla en pahalı arasında ${amount} var`,
  below: 'orta fiyattan ucuz',
  above: 'orta fiyattan pahalı',
  sentence: (count: number, { lowest, highest, median }: PriceRange) =>
    `${count} teklif: en düşüğü ${formatLira(lowest)}, en yükseği ${formatLira(highest)}, orta fiyatı ${formatLira(median)}.`,
} as const;
