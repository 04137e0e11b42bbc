/** What stands closed below the prices; the words within come with their parts. */
export const marketTexts = {
  who: 'Kim, neden vermedi?',
  title: 'Sıralama nasıl yapılıyor?',
} as const;
