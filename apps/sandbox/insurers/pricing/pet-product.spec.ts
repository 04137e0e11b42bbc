import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { petPrice } from '@emsal/lines/health/pet/price';
import { breedsOf } from '@emsal/reference/breeds';
import { heavyBreeds } from '@emsal/tariffs/pet/pet-figures';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

const startDate = '2026-11-22';
interface Change {
  species?: 'cat' | 'dog';
  years?: number;
  breedCode?: string;
  provinceCode?: string;
  covers?: readonly string[];
  previousPolicyEnd?: string;
  factor?: number;
  coverageScore?: number;
}
const requestOf = (change: Change = {}): QuoteRequestOf<'PET'> => {
  const { species = 'cat', years = 3, breedCode = 'C043', provinceCode = '42', covers, previousPolicyEnd } = change;
  return {
    ...sampleRequests.PET,
    startDate,
    previousPolicyEnd,
    risk: { ...sampleRequests.PET.risk, species, breedCode, provinceCode, birthday: addYears(startDate, -years) },
    ...(covers && { options: { covers: [...covers] } }),
  };
};
const product = ({ factor = 1, coverageScore = 8, ...change }: Change = {}) =>
  petPrice.product({
    facts: { coverageScore, driverDiscount: null },
    request: requestOf(change),
    history: { claims: 0, step: 8, level: 0 },
    days: 365,
    factor,
  });
const keysOf = (change: Change) => product(change).assurances.map(({ key }) => key);
const dog = { species: 'dog' } as const;
const checkUp = { covers: ['PET-ASI'] };

it.each([
  ['lines.md', { provinceCode: '34' }, 369_600],
  ['lines.md', { ...dog, ...checkUp, years: 6, breedCode: 'D040', provinceCode: '35' }, 819_000],
  ['lines.md', { ...dog, years: 9, breedCode: 'D041', previousPolicyEnd: startDate }, 695_520],
  ['LP056', { ...dog, ...checkUp, years: 7, breedCode: 'D071', provinceCode: '06', factor: 1.05 }, 931_297],
  ['LP057', { years: 0, breedCode: 'C036', provinceCode: '34' }, 487_200],
] as [string, Change, number][])('%s %j costs %i kuruş', (_, change, total) => {
  expect(priceOf(product(change)).total).toBe(total);
});

it('LP056 states each part', () => {
  const change = { ...dog, ...checkUp, years: 7, breedCode: 'D071', provinceCode: '06', factor: 1.05 };
  const { base, surcharges, taxes } = priceOf(product(change));
  expect([base, ...surcharges.map(({ kind, amount }) => [kind, amount]), taxes[0]!.amount]).toEqual([
    483_000,
    ['age', 169_050],
    ['breed', 120_750],
    ['city', 24_150],
    ['cover', 90_000],
    44_347,
  ]);
});

it('illness is included from a cover score, with its wait, and bought below it', () => {
  expect(keysOf({})).toEqual(['PET-ACIL', 'PET-SORUMLULUK', 'PET-PAY', 'PET-HASTALIK', 'PET-KAYIP', 'PET-BEKLEME']);
  expect(keysOf({ coverageScore: 6 })).toEqual(['PET-ACIL', 'PET-SORUMLULUK', 'PET-PAY']);
  expect(keysOf({ coverageScore: 6, covers: ['PET-HASTALIK'] })).toContain('PET-BEKLEME');
  expect(product({ coverageScore: 6 }).optionalCovers.map(({ key, price }) => [key, price])).toEqual([
    ['PET-HASTALIK', 60_000],
    ['PET-KAYIP', 8_000],
    ['PET-ASI', 90_000],
  ]);
});

it.each([
  [21, 'PET-PAY', '%10'],
  [42, 'PET-SORUMLULUK', undefined],
  [66, 'PET-HASTALIK', '20.000 ₺'],
  [92, 'PET-BEKLEME', '30 gün'],
  [120, 'PET-VETERINER', 'Serbest'],
  [133, 'PET-PAY', '%20'],
])('insurer %i states %s as %s', (firmId, key, value) => {
  const stated = offerOf(firmId, requestOf()).assurances.find((cover) => cover.key === key)?.value;
  expect(stated?.replace('\u00A0', ' ')).toBe(value);
});

it('every heavy breed exists', () => {
  const known = new Set([...breedsOf('1'), ...breedsOf('2')].map(({ code }) => code));
  const { dogs, cats } = heavyBreeds.value;
  expect([...dogs, ...cats].filter((code) => !known.has(code))).toEqual([]);
});
