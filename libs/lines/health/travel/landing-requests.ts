import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { countries } from '@emsal/reference/countries';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { travelQuestion } from './question';

type Rows = LandingRequests<typeof travelQuestion>;

const adult = { identityNo: '10000000078', birthday: '1990-06-15', relation: 'self', answers: {} } as const;

/** A holiday of an adult. @param days both the first and the last counted */
const holiday =
  (countryCode: string, days: number, sport?: string): Rows[string] =>
  (day) => {
    const { name: countryName, destination } = countries.find(({ code }) => code === countryCode)!;
    const stay = { startDate: day, endDate: addDays(day, days - 1), countryCode, countryName, destination };
    return {
      risk: { kind: 'journey', version: 1, ...stay, purpose: '1', sport, travellers: [adult] },
      terms: {},
      startDate: day,
    };
  };

export const landingRequests: Rows = {
  'schengen-10': holiday('IT', 10),
  'schengen-10-ski': holiday('IT', 10, '01'),
  'schengen-30': holiday('IT', 30),
  'world-10': holiday('JP', 10),
  'america-10': holiday('US', 10),
};
