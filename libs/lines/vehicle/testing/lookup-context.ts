import { samplesToday } from '@emsal/lines/kit/sample';

/** What a look-up or a list is asked with on the day of the samples. */
export const context = {
  today: samplesToday,
  visitId: '0123456789abcdef0123456789abcdef',
  line: 'TRAFFIC',
  branchId: 53,
} as const;
