import { amount, amountOf } from './amount';

const glass = amount({
  label: 'Cam',
  least: 1_000,
  most: 500_000,
  step: 1_000,
  proposed: ({ area }) => (area ? Number(area) * 200 : null),
});
const check = (value: string) => glass.checks![0]!(value, { today: '2026-11-21', answers: {} });

it.each([
  ['999', 'range'],
  ['1000', true],
  ['500.000', true],
  ['500.001', 'range'],
  ['beş bin', 'notNumeric'],
  ['1,5', 'notNumeric'],
  ['-5', 'notNumeric'],
])('an amount of %s is read as %s', (typed, expected) => {
  const verdict = check(typed);
  expect(verdict.ok || verdict.code).toBe(expected);
});

it('follows the proposal until something is given', () => {
  expect(amountOf(glass, '', {})).toBe(0);
  expect(amountOf(glass, '', { area: '100' })).toBe(20_000);
  expect(amountOf(glass, '35.000', { area: '100' })).toBe(35_000);
});
