export const priceSpreadTexts = {
  lowest: 'en düşük',
  median: 'ortanca',
  highest: 'en yüksek',
  difference: (amount: string) => `Aradaki fark ${amount}\u00A0₺`,
  below: 'ortancanın altı',
  above: 'ortancanın üstü',
  list: 'Bütün fiyatlar',
  sentence: (count: number, { lowest, highest, median }: Record<'lowest' | 'highest' | 'median', string>) =>
    `${count} teklif: en düşüğü ${lowest}\u00A0₺, en yükseği ${highest}\u00A0₺, ortancası ${median}\u00A0₺.`,
} as const;
