import { policyNumber, renewalNumber } from './policy-number';

it.each([
  ['30040050', '30040050'],
  [' 3004-0050 / 1 ', '300400501'],
  ['tr.0012 ab', 'TR0012AB'],
])('reads the policy number "%s" as %s', (typed, value) => {
  expect(policyNumber(typed)).toEqual({ ok: true, value });
});

it.each(['poliçem yok', '٣٠٠٤', ' - '])('rejects the policy number "%s"', (typed) => {
  expect(policyNumber(typed).ok).toBe(false);
});

it.each([
  ['0', true],
  [' 12 ', true],
  ['x', false],
  ['-', false],
])('reads the renewal number "%s": %s', (typed, ok) => {
  expect(renewalNumber(typed).ok).toBe(ok);
});

it('reports what is wrong with a number', () => {
  expect([policyNumber('ş'), renewalNumber('bir')]).toMatchObject([
    { code: 'invalid', message: 'Numarayı poliçedeki gibi girin' },
    { code: 'notNumeric', message: 'Yalnızca rakam girin' },
  ]);
});
