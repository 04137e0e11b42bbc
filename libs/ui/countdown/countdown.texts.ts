export const countdownTexts = {
  left: (clock: string) => `Kalan süre: ${clock}`,
  announced: (seconds: number) => `${seconds} saniye kaldı`,
  over: 'Süre doldu',
} as const;
