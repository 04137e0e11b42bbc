export const priceSpreadTexts = {
  lowest: 'en düşük',
  median: 'ortanca',
  highest: 'en yüksek',
  difference: (amount: string) => `Aradaki fark ${amount} ₺`,
  below: 'ortancanın altı',
  above: 'ortancanın üstü',
  list: 'Bütün fiyatlar',
  sentence: (count: number, { lowest, highest, median }: Record<'lowest' | 'highest' | 'median', string>) =>
    `${count} teklif: en düşüğü ${lowest} ₺, en yükseği ${highest} ₺, ortancası ${median} ₺.`,
} as const;
