/** One complete valid set of answers for each variant of the form. */
import { sampleBirthday, sampleIdentity, samplePerson } from '@emsal/lines/kit/samples/person-sample';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { HealthSample, HealthSamples } from '../sample-parts';
import type { petFields } from './pet-fields';

type PetFields = typeof petFields;
type PetSample = HealthSample<PetFields>;

/** PET asks for no occupation. */
const { jobCode: _, ...known } = samplePerson;
const keeper: PetSample['answers'] = { ...known, tcNo: sampleIdentity, birthday: sampleBirthday };

const dog = (today: string): PetSample['answers'] => ({
  typeId: '2',
  petName: 'FINDIK',
  genderId: '1',
  breed: 'D051',
  breedName: 'Kangal',
  color: '04',
  birthDate: addYears(today, -3),
  chipNo: '900123456789012',
});

export const samples: HealthSamples<PetFields> = (today) => [
  { name: 'a dog of three', answers: { ...keeper, ...dog(today) } },
  {
    name: 'a young cat, its keeper entered by hand',
    answers: {
      ...keeper,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      typeId: '1',
      petName: 'PAMUK',
      genderId: '2',
      breed: 'C043',
      breedName: 'Sokak Kedisi (Tekir/Melez)',
      color: '08',
      birthDate: addDays(today, -200),
      chipNo: '792000000000001',
    },
  },
];
