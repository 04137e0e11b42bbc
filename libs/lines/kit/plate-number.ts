import { longestPlate, plate } from '@emsal/validation/plate/plate';

/** The plate, as the vehicle lines and the landing pages ask for it. */
export const plateNumber = {
  kind: 'plate',
  label: 'Plaka',
  hint: 'Örneğin 34 ABC 123',
  missing: 'Plakanızı girin',
  maxLength: longestPlate,
  checks: [plate],
} as const;
