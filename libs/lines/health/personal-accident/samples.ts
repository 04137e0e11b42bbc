/** One complete valid set of answers for each variant of the form. */
import { insured, insuredEnteredByHand, type HealthSamples } from '../sample-parts';
import type { licenceFields } from './licence-fields';

export const samples: HealthSamples<typeof licenceFields> = () => [
  { name: 'known person', answers: { ...insured, licenceType: '2' } },
  {
    name: 'a courier entered by hand, with a motorcycle and a higher sum',
    answers: { ...insuredEnteredByHand, jobCode: '082', licenceType: '3', accidentSum: '1000000' },
  },
  { name: 'without a licence', answers: { ...insured, jobCode: '042', licenceType: '1' } },
];
