/**
 * The health lines that have a form, one line of code per product line. The backend validates and stores their answers; no insurer
 * offers them yet, so the remote publishes no path of them (decision 189).
 */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';

export const healthLines: readonly RegisteredLine[] = [
  {
    id: 'TRAVEL',
    load: async () => (await import('./travel/travel')).travel,
  },
  {
    id: 'PERSONALACCIDENT',
    load: async () => (await import('./personal-accident/personal-accident')).personalAccident,
  },
  {
    id: 'PET',
    load: async () => (await import('./pet/pet')).pet,
  },
];
