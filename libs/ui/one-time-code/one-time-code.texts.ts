import type { CountdownTexts } from '../countdown/countdown';

export const oneTimeCodeTexts = {
  left: (clock) => `Kodun süresi: ${clock}`,
  announced: (seconds) => `Kodun süresinin dolmasına ${seconds} saniye kaldı`,
  over: 'Kodun süresi doldu',
} as const satisfies CountdownTexts;
