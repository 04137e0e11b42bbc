import { coverDays, endOfCover } from './end-of-cover';
import { sampleRequests } from './testing/samples';

const journey = (startDate: string, endDate: string) => ({
  ...sampleRequests.GREENCARD,
  startDate,
  terms: { trip: { startDate, endDate, countryCode: 'DE' } },
});

it.each([
  ['one day short of the shortest card', '2026-12-01', '2026-12-14', '2026-12-15'],
  ['as long as the shortest card', '2026-12-01', '2026-12-15', '2026-12-15'],
  ['one day longer', '2026-12-01', '2026-12-16', '2026-12-16'],
])('a green card for a journey %s ends with the days that are paid', (_, start, end, last) => {
  expect(endOfCover(journey(start, end))).toBe(last);
});

it('F011 covers sixty days of short traffic, a year of the others', () => {
  expect(coverDays(sampleRequests.SHORTTRAFFIC)).toBe(60);
  expect(coverDays(sampleRequests.AUTO)).toBe(365);
});
