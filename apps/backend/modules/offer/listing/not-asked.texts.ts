export const notAskedTexts = {
  notSold: 'Bu ürünü satmıyor.',
  notYet: 'Teklifler istenirken bağlı değildi; fiyatları yenilediğinizde sorulur.',
} as const;
