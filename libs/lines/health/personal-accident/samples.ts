/** One complete valid set of answers for each variant of the form. */
import { insured, insuredEnteredByHand, type HealthSamples } from '../sample-parts';
import type { licenceFields } from './licence-fields';

export const samples: HealthSamples<typeof licenceFields> = () => [
  { name: 'known person', answers: { ...insured, licenceType: '2' } },
  { name: 'entered by hand, without a licence', answers: { ...insuredEnteredByHand, jobCode: '', licenceType: '1' } },
];
