export const countdownTexts = {
  left: (clock: string) => `${clock} kaldı`,
  announced: (seconds: number) => `${seconds} saniye kaldı`,
  over: 'Süre doldu',
} as const;
