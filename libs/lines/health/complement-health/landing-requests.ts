import type { LandingRequests } from '@emsal/pricing/landing-requests';
import type { complementHealthQuestion } from './question';

type Rows = LandingRequests<typeof complementHealthQuestion>;
type Terms = ReturnType<Rows[string]>['terms'];

/** An adult in Istanbul with eight outpatient treatments a year in the narrow network, unless said otherwise. */
const adult =
  (birthday: string, plan: Partial<Terms> = {}): Rows[string] =>
  (day) => ({
    risk: {
      kind: 'people',
      version: 1,
      people: [{ identityNo: '10000000078', birthday, relation: 'self', answers: { height: '170', weight: '70' } }],
    },
    terms: { provinceCode: '34', network: 'narrow', outpatient: '8', maternity: false, ...plan },
    startDate: day,
  });

export const landingRequests: Rows = {
  'age-35': adult('1990-06-15'),
  'age-35-inpatient': adult('1990-06-15', { outpatient: 'none' }),
  'age-35-wide': adult('1990-06-15', { network: 'wide' }),
  'age-28-maternity': adult('1997-06-15', { maternity: true }),
  'age-45': adult('1980-06-15'),
  'age-58': adult('1967-06-15'),
};
