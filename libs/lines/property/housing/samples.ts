/** One complete valid set of answers for each variant of the form. */
import type { SampleSpec } from '@emsal/lines/kit/grammar/grammar';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import type { dwellingFields } from '../dwelling';
import type { PropertyFields } from '../property-fields';
import { company, insuredPerson, knownHome, typedHome } from '../sample-parts';

type HousingSample = SampleSpec<PropertyFields & typeof dwellingFields>;

export const samples: Samples<HousingSample> = () => [
  {
    name: 'known address code',
    lookedUp: ['floor', 'buildingArea'],
    answers: {
      ...insuredPerson,
      ...knownHome,
      isHomeFound: true,
      registeredUse: '',
      floor: '4',
      buildingArea: '118',
      insurerTitle: '1',
    },
  },
  {
    name: 'entered by hand, a tenant',
    answers: {
      ...insuredPerson,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      ...typedHome,
      floor: '0',
      buildingArea: '40',
      insurerTitle: '0',
    },
  },
  {
    name: 'a company’s flat',
    answers: { ...company, ...typedHome, floor: '3', buildingArea: '250', insurerTitle: '1' },
  },
];
