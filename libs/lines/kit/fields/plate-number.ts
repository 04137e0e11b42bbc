import { formatPlate, longestPlate, plate } from '@emsal/validation/plate/plate';

/** The plate field of the vehicle lines and their landing pages. */
export const plateNumber = {
  kind: 'plate',
  label: 'Plaka',
  hint: 'Örneğin 34 ABC 123',
  missing: 'Plakanızı girin',
  maxLength: longestPlate,
  checks: [plate],
  namesInsured: true,
  display: formatPlate,
} as const;
