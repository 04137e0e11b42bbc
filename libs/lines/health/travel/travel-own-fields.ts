/** The fields that only TRAVEL has and their builder functions: what they clear and derive, and where their options come from. */
import { isAdult } from '@emsal/validation/ages/ages';
import { date } from '@emsal/validation/dates/date';
import { grammarWith } from '../health-grammar';
import { journeyFields } from './journey-fields';
import { parentFields } from './parent-fields';
import { buyerAmong, travellers } from './travellers';

const fields = { ...journeyFields, ...parentFields, travellers } as const;
export type TravelFields = typeof fields;
export const { line, own, part, send, step } = grammarWith<TravelFields>();

export const travelOwnFields = own(fields, (source) => ({
  clears: {
    travelDestination: ['countryId'],
    // The parent's answers are kept, for visitors who mistype a birth date; they do not count while no parent is asked.
    birthdayInsured: ['showParentName'],
    // Another insured has another parent; the journey is kept.
    insuredTcNo: ['showParentName', 'parentIdentityNo', 'parentBirthDate', 'parentName', 'parentSurname'],
  },
  sources: {
    travelDestination: source('GET quoterequestapi/travel/destinations', { input: () => ({}), option: (row) => row }),
    reasonTravelId: source('GET quoterequestapi/travel/travelReasons', { input: () => ({}), option: (row) => row }),
    selectedSportingActivity: source('GET quoterequestapi/travel/sportingActivities', {
      input: () => ({}),
      option: (row) => row,
    }),
    countryId: source('GET quoterequestapi/travel/countriesByParentId/{code}', {
      needs: ['travelDestination'],
      input: ({ travelDestination }) => ({ code: travelDestination }),
      option: (row) => row,
    }),
  },
  derives: {
    birthdayInsured: (typed, today) => {
      const birthday = date(typed);
      return today && birthday.ok ? { showParentName: !isAdult(birthday.value, today) } : {};
    },
    travellers: (rows, today) => (today ? { travelsWithAdult: buyerAmong(rows, today) !== undefined } : {}),
  },
}));
