export const paginationTexts = {
  label: 'Sayfalar',
  page: (page: number) => `Sayfa ${page}`,
  of: (page: number, pages: number) => `Sayfa ${page} / ${pages}`,
  previous: 'Önceki',
  next: 'Sonraki',
} as const;
