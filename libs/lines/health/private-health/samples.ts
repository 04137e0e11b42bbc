/** One complete valid set of answers for each path through the form. */
import { addYears } from '@emsal/validation/dates/calendar-day';
import { insured, insuredEnteredByHand, type HealthSamples } from '../sample-parts';
import type { PrivateHealthFields } from './private-health-fields';

const own = { healthConsent: true, height: '168', weight: '61' } as const;
const size = { height: '120', weight: '24' };

export const samples: HealthSamples<PrivateHealthFields> = (today) => [
  { name: 'one adult', answers: { ...insured, ...own, personsInsured: 'self', network: 'B' } },
  {
    name: 'family, every wish, entered by hand',
    answers: {
      ...insuredEnteredByHand,
      ...own,
      personsInsured: 'family',
      network: 'A',
      outpatient: true,
      maternity: true,
      abroad: true,
      customerInfoDetail: [
        { relation: 'spouse', identityNo: '20000000046', birthDate: '1986-05-02', height: '178', weight: '80' },
        { relation: 'child', identityNo: '20000000800', birthDate: addYears(today, -17), ...size },
      ],
    },
  },
  {
    name: 'child',
    answers: {
      ...insured,
      personsInsured: 'child',
      network: '0',
      healthConsent: true,
      customerInfoDetail: [{ relation: '', identityNo: '20000000800', birthDate: addYears(today, -9), ...size }],
    },
  },
];
