/** Pets: the breeds of a kind, and the insured pet (funnel 3.7, 7.2). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { day, ofVisit, sampleId } from './shapes';

const kindOfPet = z.string().regex(/^\d{1,2}$/);

export const petCalls = {
  'GET quoterequestapi/pet/breeds/{code}': lookup({
    who: 'visitor',
    summary: 'Breeds of a kind of pet: 1 cats, 2 dogs. Includes breeds that law 5199 bans, which cannot be insured.',
    input: z.object({ code: kindOfPet }),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
    sample: { code: '2' },
  }),
  'POST quoterequestapi/pet/savepetinsurance': command({
    who: 'visit',
    summary: 'Stores the pet: over six months and under ten years old, of a permitted breed, with its chip number.',
    input: ofVisit.extend({
      typeId: kindOfPet,
      genderId: z.string().max(2),
      name: z.string().max(60),
      breed: z.string().max(8),
      color: z.string().max(8),
      birthDate: day,
      chipNo: z.string().max(24),
    }),
    output: z.null(),
    sample: {
      visitId: sampleId,
      typeId: '2',
      genderId: '1',
      name: 'Fındık',
      breed: 'D051',
      color: '04',
      birthDate: '2023-04-12',
      chipNo: '900123456789012',
    },
  }),
};
