/**
 * The health lines whose forms stand: one line of code per product line. The backend judges and stores their answers; no insurer
 * can be asked yet, so the remote publishes no path of them (docs/decisions/189).
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
