/** Homes: the lists of an insurer's own fields that the form asks (funnel 7.2). */
import { z } from 'zod';
import { lookup } from '../call';

export const homeCalls = {
  'GET quoterequestapi/home/getcustomdatavalue/{key}': lookup({
    who: 'visitor',
    summary:
      'Values of a field by its key: KNT-KAT the floor of the home, SNET-BINA-KAT-SAYISI how many a building has.',
    input: z.object({
      key: z
        .string()
        .regex(/^[A-Z]+(-[A-Z]+){0,5}$/)
        .max(40),
    }),
    output: z.array(z.object({ code: z.string(), description: z.string() })),
    sample: { key: 'KNT-KAT' },
  }),
};
