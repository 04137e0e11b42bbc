import type { LandingRequests } from '@emsal/pricing/landing-requests';
import type { personalAccidentQuestion } from './question';

type Rows = LandingRequests<typeof personalAccidentQuestion>;

/** @param sum whole TL @param occupation code of the reference list */
const person =
  (sum: number, occupation: string, licenceType = '2'): Rows[string] =>
  (day) => ({
    risk: {
      kind: 'people',
      version: 1,
      people: [
        {
          identityNo: '10000000078',
          birthday: '1991-05-12',
          relation: 'self',
          occupation,
          answers: { licenceType },
        },
      ],
    },
    terms: { sum },
    startDate: day,
  });

const teacher = '109';
const guard = '058';
const courier = '082';

export const landingRequests: Rows = {
  'sum-500': person(500_000, teacher),
  'sum-1000': person(1_000_000, teacher),
  'sum-2000': person(2_000_000, teacher),
  'sum-1000-guard': person(1_000_000, guard),
  'sum-1000-courier': person(1_000_000, courier, '3'),
};
