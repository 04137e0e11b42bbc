import { samplesToday } from '@emsal/lines/kit/samples/sample';

/** The context of a look-up or option list on the day of the samples. */
export const context = {
  today: samplesToday,
  visitId: '0123456789abcdef0123456789abcdef',
  line: 'TRAFFIC',
  branchId: 53,
} as const;
