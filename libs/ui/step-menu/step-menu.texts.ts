export const stepMenuTexts = {
  label: 'Adımlar',
  done: (percent: number) => `%${percent} tamamlandı`,
  completed: 'tamamlandı',
} as const;
