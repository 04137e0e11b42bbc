/** One complete valid set of answers for each variant of the form. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import type { SampleSpec } from '@emsal/lines/kit/grammar/grammar';
import { sampleBirthday, sampleIdentity } from '@emsal/lines/kit/samples/person-sample';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { PropertyFields } from '../property-fields';
import { knownHome, knownPerson, owningCompany, typedHome } from '../sample-parts';
import type { daskFields } from './dask-fields';

type DaskSample = SampleSpec<PropertyFields & typeof daskFields>;
type Answers = DaskSample['answers'];

const owner: Answers = { ...knownPerson, titleDeedTcOrTaxNo: sampleIdentity, birthdayOwnerTitle: sampleBirthday };
const byCode: Answers = { policyStatus: '0', ...knownHome };

const building: Answers = {
  isHomeFound: true,
  renewStatus: 'none',
  renewData: '',
  buildingType: '4',
  buildingAge: '8',
  floorCount: '6',
  floor: '4',
  buildingArea: '118',
  usageType: '5',
};
const lookedUp = ['buildingType', 'buildingAge', 'floorCount', 'floor', 'buildingArea', 'usageType'] as const;
const asOwner: Answers = { damageStatus: '0', insurerTitle: '1', payeeStatus: '0', showPayeeDetails: false };
const bank: Answers = {
  payeeStatus: '1',
  showPayeeDetails: true,
  payeeType: '1',
  bankCode: '0010',
  bankCity: '34',
  branchCode: '00103423',
};

const enteredByHand: readonly DaskSample[] = [
  {
    name: 'entered by hand, a company with a finance company',
    answers: {
      ...owningCompany,
      policyStatus: '0',
      address: {
        ...noAddress,
        way: 'hand',
        city: '35',
        cityName: 'İzmir',
        district: '3501',
        districtName: 'Aliağa',
        moreInformation: 'Kültür Mah., Deniz Sk. 4, Daire 2',
      },
      buildingType: '5',
      buildingAge: '6',
      floorCount: '5',
      floor: '0',
      buildingArea: '90',
      usageType: '6',
      damageStatus: '0',
      insurerTitle: '1',
      payeeStatus: '1',
      showPayeeDetails: true,
      payeeType: '2',
      financialCompanyCode: 'F05',
    },
  },
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...owner,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      policyStatus: '0',
      ...typedHome,
      buildingType: '4',
      buildingAge: '10',
      floorCount: '8',
      floor: '12',
      buildingArea: '40',
      usageType: '7',
      damageStatus: '0',
      insurerTitle: '0',
      payeeStatus: '0',
    },
  },
];

export const samples: Samples<DaskSample> = (today) => [
  { name: 'known address code', lookedUp, answers: { ...owner, ...byCode, ...building, ...asOwner } },
  {
    name: 'renewed by policy number, with a bank',
    lookedUp: [...lookedUp, 'address'],
    answers: {
      ...owner,
      ...byCode,
      policyStatus: '1',
      policyNo: '490471847',
      ...building,
      renewStatus: 'renewable',
      renewData: addDays(today, 20),
      ...asOwner,
      ...bank,
    },
  },
  ...enteredByHand,
];
