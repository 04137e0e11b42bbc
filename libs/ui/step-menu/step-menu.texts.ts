export const stepMenuTexts = {
  label: 'Adımlar',
  percentDone: (percent: number) => `%${percent} tamamlandı`,
  stepDone: 'tamamlandı',
} as const;
