import { insurersSelling, findInsurer } from '@emsal/insurers/registry';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { complementHealthPrice } from '@emsal/lines/health/complement-health/price';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

const { COMPLEMENTHEALTH: request } = sampleRequests;
const day = '2026-12-01';

interface Change {
  age: number;
  city: string;
  outpatient?: 'none' | '6' | '8' | '10' | 'unlimited';
  wide?: boolean;
  maternity?: boolean;
  renewal?: boolean;
  factor?: number;
  coverageScore?: number;
}

const requestOf = ({ age, city, outpatient = 'none', wide = false, maternity = false, renewal = false }: Change) => ({
  ...request,
  startDate: day,
  previousPolicyEnd: renewal ? day : undefined,
  risk: { ...request.risk, people: [{ ...request.risk.people[0]!, birthday: addYears(day, -age) }] },
  terms: { provinceCode: city, network: wide ? ('wide' as const) : ('narrow' as const), outpatient, maternity },
});

const product = ({ factor = 1, coverageScore = 6, ...change }: Change) =>
  complementHealthPrice.product({
    facts: { coverageScore, driverDiscount: null, networkKey: 'NET151' },
    request: requestOf(change),
    history: { claims: 0, step: 8, level: 0 },
    days: 365,
    factor,
  });
const covers = (change: Change) => Object.fromEntries(product(change).assurances.map(({ key, value }) => [key, value]));

it.each([
  ['lines.md', { age: 34, city: '34', outpatient: '8' }, 1_958_400],
  ['lines.md', { age: 29, city: '06', outpatient: '10', maternity: true, wide: true }, 2_722_400],
  ['lines.md', { age: 58, city: '42', renewal: true }, 2_232_500],
  ['LP050', { age: 40, city: '34', outpatient: '10', wide: true }, 2_213_400],
  ['LP051', { age: 41, city: '07', outpatient: 'unlimited', renewal: true, factor: 0.97 }, 3_047_861],
] as [string, Change, number][])('%s %j costs %i kuruş', (_, change, total) => {
  expect(priceOf(product(change)).total).toBe(total);
});

it('the row’s facts are stated: outpatient count, network in the province, maternity, guarantee', () => {
  expect(covers({ age: 34, city: '34', outpatient: '8', wide: true, maternity: true })).toMatchObject({
    'TSS-AYAKTA': 'Yılda 8 kez',
    'TSS-AG': expect.stringMatching(/^Geniş, \d+ kurum$/),
    'TSS-DOGUM': 'Var',
    'TSS-DOGUM-BEKLEME': '12 ay',
    'TSS-YENILEME': '3 yıl sonra',
  });
  expect(product({ age: 34, city: '34', wide: true }).networkKey).toBe('NET151');
  expect(product({ age: 34, city: '34' }).networkKey).toBe('NET151D');
});

it('LP009 the guarantee is offered below 60', () => {
  expect([59, 60].map((age) => 'TSS-YENILEME' in covers({ age, city: '34' }))).toEqual([true, false]);
});

it('waiting periods that an earlier policy has served are not stated again', () => {
  const stated = (renewal: boolean) => covers({ age: 34, city: '34', maternity: true, renewal });
  expect(stated(false)).toMatchObject({ 'TSS-BEKLEME': '3 ay', 'TSS-DOGUM-BEKLEME': '12 ay' });
  for (const key of ['TSS-BEKLEME', 'TSS-DOGUM-BEKLEME']) expect(stated(true)).not.toHaveProperty(key);
});

it('a province without a contracted institution is said before the price', () => {
  expect(covers({ age: 34, city: '30' })['TSS-AG']).toBe('İlinizde kurum yok');
});

const offered = (change: Change) =>
  insurersSelling('COMPLEMENTHEALTH').flatMap(({ firmId, behaviour }) =>
    behaviour?.underwritingRule?.(requestOf(change), day) ? [] : [firmId],
  );

it.each([
  ['21 sells no maternity', 21, { maternity: true }, {}],
  ['38 sells six outpatient treatments only', 38, { outpatient: '8' }, { outpatient: '6' }],
  ['120 sells unlimited outpatient treatment only', 120, { outpatient: '8' }, { outpatient: 'unlimited' }],
  ['144 has a narrow network', 144, { wide: true }, {}],
  ['55 takes first entries to 60', 55, { age: 61 }, { age: 61, renewal: true }],
] as [string, number, Partial<Change>, Partial<Change>][])('insurer %s', (_, firmId, declined, taken) => {
  const usual: Change = { age: 34, city: '34', outpatient: '8' };
  expect(offered({ ...usual, ...declined })).not.toContain(firmId);
  expect(offered({ ...usual, ...taken })).toContain(firmId);
});

it('insurer 151 takes a body mass index to 32', () => {
  const weighing = (weight: string) => {
    const [person] = request.risk.people;
    const risk = { ...request.risk, people: [{ ...person!, answers: { height: '200', weight } }] };
    return findInsurer(151)!.behaviour!.underwritingRule!({ ...request, risk }, day);
  };
  expect(weighing('128')).toBeNull();
  expect(weighing('129')?.reason).toContain('Beden kitle indeksi 32');
});

it.each([
  [144, 'TSS-DOGUM-BEKLEME', '6 ay'],
  [75, 'TSS-YENIDOGAN', '15. günden sonra'],
  [97, 'TSS-DIS', 'Yılda 1 kez'],
])('insurer %i states %s as %s', (firmId, key, value) => {
  const { assurances } = offerOf(firmId, requestOf({ age: 34, city: '34', maternity: true }));
  expect(assurances.find((cover) => cover.key === key)?.value).toBe(value);
});
