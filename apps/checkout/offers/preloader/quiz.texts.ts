export const quizTexts = {
  label: 'Beklerken bir soru',
  right: 'Doğru.',
  wrong: 'Doğru değil.',
  next: 'Başka bir soru',
} as const;
