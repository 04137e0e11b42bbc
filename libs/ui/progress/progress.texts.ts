export const progressTexts = {
  step: (step: number, steps: number) => `Adım ${step} / ${steps}`,
  percent: (percent: number) => `%${percent}`,
  done: (percent: number) => `%${percent} tamamlandı`,
} as const;
