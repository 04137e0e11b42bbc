/** The vehicle lines that are sold here: one line of code per product line. */
import type { RegisteredLine } from '@emsal/funnel/form-page/form-route';

export const lines: readonly RegisteredLine[] = [
  { id: 'TRAFFIC', load: async () => (await import('@emsal/lines/vehicle/traffic/traffic')).traffic },
];
