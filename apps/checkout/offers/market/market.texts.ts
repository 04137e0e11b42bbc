export const marketTexts = {
  answers: 'Hangi şirket ne yanıt verdi?',
  title: 'Sıralama nasıl yapılıyor?',
} as const;
