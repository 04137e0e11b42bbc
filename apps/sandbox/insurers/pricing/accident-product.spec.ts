import type { QuoteRequestOf } from '@emsal/insurers/quote-request';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { personalAccidentPrice } from '@emsal/lines/health/personal-accident/price';
import { isOccupation } from '@emsal/reference/jobs';
import { riskClasses } from '@emsal/tariffs/accident/accident-figures';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

const { PERSONALACCIDENT: sample } = sampleRequests;
const teacher = '109';
const guard = '058';
const courier = '082';
const pilot = '118';

interface Change {
  sum?: number;
  occupation?: string;
  licenceType?: string;
  covers?: readonly string[];
  chosen?: number;
}
const requestOf = (change: Change = {}): QuoteRequestOf<'PERSONALACCIDENT'> => {
  const { sum = 500_000, occupation = teacher!, licenceType = '2', covers, chosen } = change;
  return {
    ...sample,
    risk: { ...sample.risk, people: [{ ...sample.risk.people[0]!, occupation, answers: { licenceType } }] },
    terms: { sum },
    options: {
      ...(covers && { covers: [...covers] }),
      ...(chosen && { chosen: [{ key: 'accidentSum', value: String(chosen) }] }),
    },
  };
};
const product = (change: Change = {}) =>
  personalAccidentPrice.product({
    facts: { coverageScore: 10, driverDiscount: null },
    request: requestOf(change),
    history: { claims: 0, step: 8, level: 0 },
    days: 365,
    factor: 1,
  });
const keysOf = (change: Change) => product(change).assurances.map(({ key }) => key);
const bought = ['FKZ-TEDAVI'];

it.each([
  ['lines.md', {}, 31_500],
  ['lines.md', { sum: 1_000_000, occupation: guard, licenceType: '4', covers: bought }, 154_350],
  ['lines.md', { sum: 250_000 }, 26_250],
  ['LP054', { sum: 750_000, occupation: courier, licenceType: '3', covers: bought }, 177_187],
] as [string, Change, number][])('%s %j costs %i kuruş', (_, change, total) => {
  expect(priceOf(product(change)).total).toBe(total);
});

it('LP054 states each part', () => {
  const change = { sum: 750_000, occupation: courier!, licenceType: '3', covers: bought };
  const { base, surcharges, taxes } = priceOf(product(change));
  expect([base, ...surcharges.map(({ kind, amount }) => [kind, amount]), taxes.map(({ amount }) => amount)]).toEqual([
    112_500,
    ['usage', 33_750],
    ['cover', 22_500],
    [8_437],
  ]);
});

it('LP055 has no price for a pilot', () => {
  expect(() => product({ occupation: pilot! })).toThrow(RangeError);
});

it('every occupation of a class exists', () => {
  expect(
    Object.values(riskClasses.value)
      .flat()
      .filter((code) => !isOccupation(code)),
  ).toEqual([]);
});

it('death and disability are insured for one sum, riding only with a licence for it, treatment when bought', () => {
  expect(keysOf({})).toEqual(['FKZ-VEFAT', 'FKZ-MALULIYET']);
  expect(keysOf({ licenceType: '4', covers: bought })).toEqual([
    'FKZ-VEFAT',
    'FKZ-MALULIYET',
    'FKZ-MOTOSIKLET',
    'FKZ-TEDAVI',
  ]);
  expect(product().assurances.map(({ limit }) => limit)).toEqual([500_000, 500_000]);
});

it('a sum changed on the offer replaces the form’s', () => {
  const { options, assurances } = product({ chosen: 900_000 });
  expect([options, assurances[0]!.limit]).toEqual([[{ key: 'accidentSum', value: '900000' }], 900_000]);
});

it.each([
  [81, 'FKZ-GUNDELIK', 500],
  [103, 'FKZ-DEPREM', 500_000],
  [127, 'FKZ-SPOR', 500_000],
  [144, 'FKZ-TEDAVI', 25_000],
])('insurer %i includes %s to %i TL', (firmId, key, limit) => {
  expect(offerOf(firmId, requestOf()).assurances.find((cover) => cover.key === key)?.limit).toBe(limit);
});

it('insurer 144 includes treatment and does not sell it, others sell it', () => {
  const sold = (firmId: number) => offerOf(firmId, requestOf()).optionalCovers.map(({ key }) => key);
  expect([sold(144), sold(127)]).toEqual([[], bought]);
});
