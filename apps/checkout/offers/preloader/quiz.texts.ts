export const quizTexts = {
  label: 'Beklerken bir soru',
  right: 'Doğru.',
  wrong: 'Pek sayılmaz.',
  next: 'Başka bir soru',
  leave: 'Soruyu kapat',
} as const;
