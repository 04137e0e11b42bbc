/** One complete valid set of answers for each way through the form. */
import { insured, insuredByHand, type HealthSamples } from '../sample-parts';

export const personalAccidentSamples: HealthSamples = () => [
  { name: 'known person', answers: { ...insured, licenceType: '2' } },
  { name: 'entered by hand, without a licence', answers: { ...insuredByHand, jobCode: '', licenceType: '1' } },
];
