export const stepperTexts = { done: 'tamamlandı' } as const;
