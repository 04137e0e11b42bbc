/** One complete valid set of answers for each variant of the form. */
import { sampleBirthday, sampleIdentity } from '@emsal/lines/kit/samples/person-sample';
import type { Sample, Samples } from '@emsal/lines/kit/samples/sample';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { companyContact, companyNumber, knownPerson } from '../sample-parts';

const owner: Sample['answers'] = { ...knownPerson, tcNo: sampleIdentity, birthday: sampleBirthday };

/** 48.000 TL, of the sandbox's documented devices. */
const known: Sample['answers'] = {
  phoneBrand: 'P01',
  phoneBrandName: 'Apple',
  phoneModel: '010',
  phoneModelName: 'iPhone 15 128 GB',
  phoneImeiNo: '352099001761481',
  warrantyOver: '0',
};

export const samples: Samples = (today) => [
  {
    name: 'a new telephone',
    answers: { ...owner, ...known, deviceBoughtOn: addDays(today, -200), deviceCondition: 'new' },
  },
  {
    name: 'warranty over, the owner entered by hand',
    answers: {
      ...owner,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      phoneBrand: 'P02',
      phoneBrandName: 'Samsung',
      phoneModel: '004',
      phoneModelName: 'Galaxy A35 128 GB',
      phoneImeiNo: '490154203237518',
      warrantyOver: '1',
    },
  },
  { name: 'a company’s telephone', answers: { ...companyContact, tcNo: companyNumber, ...known } },
];
