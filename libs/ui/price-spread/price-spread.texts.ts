import { formatLira } from '@emsal/platform/formats/money';
import type { PriceRange } from './spread';

export const priceSpreadTexts = {
  lowest: 'en düşük',
  median: 'ortanca',
  highest: 'en yüksek',
  difference: (amount: string) => `Aradaki fark ${amount}`,
  below: 'ortancanın altı',
  above: 'ortancanın üstü',
  sentence: (count: number, { lowest, highest, median }: PriceRange) =>
    `${count} teklif: en düşüğü ${formatLira(lowest)}, en yükseği ${formatLira(highest)}, ortancası ${formatLira(median)}.`,
} as const;
