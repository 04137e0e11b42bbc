import { passportNumber } from './passport-number';

it.each([
  ['u 12345678', 'U12345678'],
  ['C01X00T47', 'C01X00T47'],
  ['123456789', '123456789'],
])('accepts %s', (typed, value) => {
  expect(passportNumber(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'empty'],
  ['U1234', 'invalid'],
  ['10000000078', 'invalid'],
  ['ABCDEFG', 'invalid'],
  ['Ü12345678', 'invalid'],
])('refuses "%s": %s', (typed, code) => {
  expect(passportNumber(typed)).toMatchObject({ ok: false, code });
});
