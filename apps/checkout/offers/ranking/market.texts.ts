/** What stands closed below the prices; the words within come with their parts. */
export const marketTexts = {
  who: 'Hangi şirket ne yanıt verdi?',
  title: 'Sıralama nasıl yapılıyor?',
} as const;
