export const quizTexts = {
  label: 'Beklerken bir soru',
  right: 'Doğru.',
  wrong: 'Pek sayılmaz.',
  next: 'Başka bir soru',
} as const;
