/** `1.42`: minutes and seconds as Turkish writes a clock. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;

export const oneTimeCodeTexts = {
  left: (seconds: number) => `${clock(seconds)} kaldı`,
  announced: (seconds: number) => `Kodun süresinin dolmasına ${seconds} saniye kaldı`,
  over: 'Kodun süresi doldu',
} as const;
