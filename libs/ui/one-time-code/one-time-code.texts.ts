import type { CountdownWords } from '../countdown/countdown';

export const oneTimeCodeTexts = {
  left: (clock) => `${clock} kaldı`,
  announced: (seconds) => `Kodun süresinin dolmasına ${seconds} saniye kaldı`,
  over: 'Kodun süresi doldu',
} as const satisfies CountdownWords;
