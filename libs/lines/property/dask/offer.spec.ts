import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { daskKeyFacts, unpaidOf } from './offer';

const insured = (buildingType: string, area: number, startDate = '2026-11-24') => ({
  risk: { ...sampleRisks.building, buildingType, area },
  startDate,
});

it.each([
  ['4', 118, 118 * 27_500 - 118 * 11_599],
  ['5', 90, 90 * 20_000 - 90 * 7_733],
  ['4', 300, 300 * 27_500 - 2_458_967],
])(
  'the sum insured leaves of a building of type %s and %i m² what rebuilding costs beyond it',
  (type, area, unpaid) => {
    expect(unpaidOf(insured(type, area))).toBe(unpaid);
  },
);

it('a row shows the sum, the area, the deductible and what stays unpaid', () => {
  expect(daskKeyFacts.map(({ label }) => label)).toEqual([
    ...['Teminat bedeli', 'Brüt alan', 'Muafiyet', 'DASK’ın ödemediği'],
  ]);
  const said = daskKeyFacts.map(({ ofInsured }) => ofInsured?.(insured('4', 118) as never));
  expect(said).toEqual([undefined, '118 m²', undefined, expect.stringMatching(/^1\.876\.318\s₺$/)]);
});
