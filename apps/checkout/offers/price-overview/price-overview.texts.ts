export const overviewTexts = {
  answers: 'Hangi şirket ne yanıt verdi?',
  title: 'Sıralama nasıl yapılıyor?',
} as const;
