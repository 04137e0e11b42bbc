export const amountSliderTexts = {
  slider: (label: string) => `${label}, kaydırıcı`,
} as const;
