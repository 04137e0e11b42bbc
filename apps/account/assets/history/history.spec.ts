import { card, endedCard, externalCard } from '../../testing/sample-policies';
import { thingWith } from '../insured-things';
import { axisOf, historyOf } from './history';

const today = '2026-11-28';
const of = (...policies: readonly object[]) =>
  historyOf(
    thingWith(
      policies.map((one, at) => ({ ...card, ...one, id: String(at).repeat(32) })),
      '0'.repeat(32),
    )!,
    today,
  );
const ended = { ...endedCard, firmName: 'Toros' };

it('M009 policies of one cover are a row, whichever line sold them', () => {
  const electric = { line: 'ELECTRICVEHICLE', lineName: 'Elektrikli araç kaskosu' };
  expect(of({}, electric, { line: 'AUTO' }, { line: 'IMM', lineName: 'İMM' }).map(({ name }) => name)).toEqual([
    'Trafik sigortası',
    'Kasko',
    'İMM',
  ]);
});

it('M009 days between two policies are a gap, a policy that follows at once leaves none', () => {
  const [covers] = of(
    { ...ended, startDate: '2024-03-01', endDate: '2025-03-01' },
    { ...ended, startDate: '2025-03-01', endDate: '2025-10-01' },
    { startDate: '2025-12-17', endDate: '2027-12-17', status: 'active', renewalPath: null },
  );
  expect(covers!.parts).toEqual([
    { kind: 'ended', from: '2024-03-01', until: '2025-03-01', firmName: 'Toros' },
    { kind: 'ended', from: '2025-03-01', until: '2025-10-01', firmName: 'Toros' },
    { kind: 'gap', from: '2025-10-01', until: '2025-12-17' },
    { kind: 'running', from: '2025-12-17', until: '2027-12-17', firmName: card.firmName },
  ]);
});

it.each([
  ['one that ends within 30 days leaves a gap ahead', {}, { from: '2026-12-17', until: null }],
  [
    'one that is over leaves one until today',
    { ...ended, startDate: '2025-01-01' },
    { from: '2026-01-01', until: today },
  ],
])('%s', (_, policy, gap) => {
  expect(of(policy)[0]!.parts.at(-1)).toEqual({ kind: 'gap', ...gap });
});

it('nothing is made up of a policy whose first day nobody told, nor of one that was cancelled before it began', () => {
  expect(of(externalCard)[0]!.parts).toEqual([
    { kind: 'running', from: null, until: '2027-05-30', firmName: 'Nilüfer' },
  ]);
  expect(of({ status: 'cancelled', state: 5, startDate: '2026-01-01', endDate: '2026-01-01' })).toEqual([]);
});

it('the axis is two years back, this year and the next; what lies outside stands at its edge', () => {
  const { years, place } = axisOf(today);
  expect(years).toEqual([2024, 2025, 2026, 2027]);
  expect([place('2023-05-01'), Math.round(place('2026-01-01')), place('2029-01-01')]).toEqual([0, 50, 100]);
});
