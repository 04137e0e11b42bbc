import { sampleRequests } from '@emsal/insurers/testing/samples';
import { travelPrice } from '@emsal/lines/health/travel/price';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

const { TRAVEL: request } = sampleRequests;
const [traveller] = request.risk.travellers;
interface Change {
  stay?: readonly [start: string, end: string];
  destination?: string;
  birthday?: string;
  /** Birth dates of those who travel along. */
  others?: readonly string[];
  sport?: string;
  coverageScore?: number;
  covers?: readonly string[];
}
const product = ({ stay = ['2026-12-01', '2026-12-10'], ...change }: Change = {}) => {
  const { destination = '1', birthday = '1991-01-01', others = [], sport, coverageScore = 6, covers } = change;
  const [startDate, endDate] = stay;
  const travellers = [birthday, ...others].map((born) => ({ ...traveller!, birthday: born }));
  return travelPrice.product({
    facts: { coverageScore, driverDiscount: null },
    request: {
      ...request,
      startDate,
      risk: { ...request.risk, startDate, endDate, destination, sport, travellers },
      options: { covers },
    },
    history: { claims: 0, step: 8, level: 0 },
    days: daysBetween(startDate, endDate),
    factor: 1,
  });
};
const keysOf = (change: Change) => product(change).assurances.map(({ key }) => key);

it.each([
  ['lines.md', {}, 73_500],
  ['lines.md', { stay: ['2027-01-15', '2027-01-30'], destination: '4', birthday: '1960-01-01', sport: '01' }, 462_000],
  ['lines.md', { stay: ['2026-12-01', '2026-12-05'], destination: '3', birthday: '1954-01-01' }, 161_700],
  ['LP046', { stay: ['2026-12-20', '2026-12-27'], birthday: '1962-06-01' }, 57_750],
  ['LP047', { stay: ['2027-02-01', '2027-02-10'], birthday: '1962-01-01', sport: '01' }, 147_000],
  ['LP048', { stay: ['2026-12-01', '2027-12-01'], destination: '4', birthday: '1986-01-01' }, 714_000],
] as [string, Change, number][])('%s %j costs %i kuruş', (_, change, total) => {
  expect(priceOf(product(change)).total).toBe(total);
});

it('each traveller is priced by the own age, from the base of one', () => {
  const family = { others: ['1992-05-01', '2020-01-01', '1957-01-01'] };
  expect(product(family)).toMatchObject({ base: 4 * 70_000, loadings: [{ kind: 'age', amount: 35_000 }] });
  expect(product({ ...family, sport: '09' }).loadings).toContainEqual({ kind: 'activity', amount: 4 * 17_500 });
  const twins = priceOf(product({ others: ['1991-01-01'] }));
  expect(twins.total).toBe(2 * 73_500);
});

it('the least premium and an added cover are for each traveller', () => {
  const couple = { stay: ['2026-12-01', '2026-12-02'], others: ['1991-01-01'], covers: ['SYH-BAGAJ'] } as const;
  expect(product(couple).loadings).toEqual([{ kind: 'cover', amount: 12_000 }]);
  expect(product(couple).optionalCovers.map(({ price }) => price)).toEqual([12_000, 50_000]);
});

it('treatment and transport are in every product, up to 30.000 € in Europe and 50.000 € beyond', () => {
  const limits = (destination: string) => product({ destination }).assurances.map(({ value }) => value);
  expect(keysOf({})).toEqual(['SYH-TEDAVI', 'SYH-NAKIL', 'SYH-CENAZE', 'SYH-BELGE']);
  expect(limits('2')).toEqual([...Array<string>(3).fill('30.000\u00A0€'), '2 dilde']);
  expect(limits('3')).toEqual([...Array<string>(3).fill('50.000\u00A0€'), '2 dilde']);
  expect(keysOf({ sport: '09' })).toContain('SYH-SPOR');
});

it('luggage and cancellation are held by cover score, below it bought for 60 and 250 TL', () => {
  expect(keysOf({ coverageScore: 6.5 })).toContain('SYH-BAGAJ');
  expect(keysOf({ coverageScore: 7.4 })).toEqual(expect.arrayContaining(['SYH-BAGAJ', 'SYH-IPTAL']));
  expect(product({ covers: ['SYH-BAGAJ', 'SYH-IPTAL'] }).loadings).toEqual([{ kind: 'cover', amount: 31_000 }]);
});

it.each([
  [31, 'SYH-KAYAK', '30.000\u00A0€'],
  [55, 'SYH-MUAFIYET', '100\u00A0€'],
  [103, 'SYH-IPTAL', '1.000\u00A0€'],
  [120, 'SYH-BELGE', '6 dilde'],
  [139, 'SYH-IPTAL', undefined],
])('insurer %i states %s as %s', (firmId, key, value) => {
  expect(offerOf(firmId, request).assurances.find((cover) => cover.key === key)?.value).toBe(value);
});
