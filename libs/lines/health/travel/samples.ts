/** One complete valid set of answers for each variant of the form. */
import { sampleBirthday, sampleIdentity } from '@emsal/lines/kit/samples/person-sample';
import { addDays, dayFromParts, partsOfDay } from '@emsal/validation/dates/calendar-day';
import { insured, insuredEnteredByHand, type HealthSample, type HealthSamples } from '../sample-parts';
import type { TravelFields } from './travel-own-fields';

/** A week that begins in a week. */
const journey = (today: string): HealthSample<TravelFields>['answers'] => ({
  travelDestination: '1',
  countryId: 'IT',
  reasonTravelId: '1',
  travelStartDate: addDays(today, 7),
  travelEndDate: addDays(today, 14),
});

const seventeen = (today: string): string => dayFromParts({ year: partsOfDay(today).year - 17, month: 1, day: 1 });

/** The sandbox's register has this person as seventeen. */
const child = (today: string) => ({
  ...insured,
  ...journey(today),
  insuredTcNo: '20000000800',
  birthdayInsured: seventeen(today),
  jobCode: '',
  showParentName: true,
});

export const samples: HealthSamples<TravelFields> = (today) => [
  {
    name: 'known person',
    answers: { ...insured, ...journey(today), showParentName: false },
  },
  {
    name: 'family',
    answers: {
      ...insured,
      ...journey(today),
      showParentName: false,
      travellers: [
        { birthDate: '1986-05-02', identityNo: '' },
        { birthDate: seventeen(today), identityNo: '' },
      ],
      travelsWithAdult: true,
    },
  },
  {
    name: 'child with a parent',
    answers: {
      ...child(today),
      parentIdentityNo: sampleIdentity,
      parentBirthDate: sampleBirthday,
      parentName: 'AYŞE',
      parentSurname: 'YILMAZ',
    },
  },
  {
    name: 'child with an adult',
    answers: {
      ...child(today),
      travellers: [{ birthDate: sampleBirthday, identityNo: sampleIdentity }],
      travelsWithAdult: true,
    },
  },
  {
    name: 'entered by hand, with a sport',
    answers: {
      ...insuredEnteredByHand,
      ...journey(today),
      travelDestination: '4',
      countryId: 'US',
      reasonTravelId: '6',
      hasSportiveActivity: true,
      selectedSportingActivity: '01',
    },
  },
];
