/** One complete valid set of answers for each variant of the form. */
import type { SampleSpec } from '@emsal/lines/kit/grammar/grammar';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import type { PropertyFields } from '../property-fields';
import { company, insuredPerson, knownHome, typedHome } from '../sample-parts';
import type { homeFields } from './home-fields';

type HomeSample = SampleSpec<PropertyFields & typeof homeFields>;
type Answers = HomeSample['answers'];

const lookedUp = ['buildingType', 'buildingAge', 'floorCount', 'floor', 'buildingArea', 'daskStatus'] as const;
const building: Answers = {
  isHomeFound: true,
  registeredUse: '',
  buildingType: '1',
  buildingAge: '8',
  floorCount: '6',
  floor: '4',
  buildingArea: '118',
  daskStatus: '0',
};

export const samples: Samples<HomeSample> = () => [
  {
    name: 'known address code, proposed sums',
    lookedUp,
    answers: { ...insuredPerson, ...knownHome, ...building, usageType: '0', insurerTitle: '1', earthquake: true },
  },
  {
    name: 'entered by hand, a tenant’s own sums',
    answers: {
      ...insuredPerson,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      ...typedHome,
      buildingType: '4',
      buildingAge: '6',
      floorCount: '3',
      floor: '0',
      buildingArea: '40',
      daskStatus: '0',
      usageType: '1',
      insurerTitle: '0',
      contentsSum: '350000',
      glassSum: '15000',
      electronicsSum: '75000',
      valuablesSum: '40000',
    },
  },
  {
    name: 'a company’s flat',
    answers: {
      ...company,
      ...typedHome,
      buildingType: '1',
      buildingAge: '10',
      floorCount: '12',
      floor: '9',
      buildingArea: '140',
      daskStatus: '1',
      usageType: '0',
      insurerTitle: '1',
      buildingSum: '4000000',
    },
  },
];
