export const priceBreakdownTexts = {
  base: 'Temel prim',
  instalmentCost: 'Taksit farkı',
  total: 'Ödenecek tutar',
} as const;
