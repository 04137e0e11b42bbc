import { genericMessages } from '../generic/generic-messages';
import vectors from '../vectors.json';
import { licenceSerial } from './licence-serial';

it.each(vectors.ruhsat_seri.valid)('takes the serial "%s"', (value) => {
  expect(licenceSerial(value)).toEqual({ ok: true, value: value.replace(' ', '') });
});

it.each([...vectors.ruhsat_seri.invalid, 'ABCD123456', 'xAB123456'.padStart(12, '1')])(
  'refuses the serial "%s"',
  (value) => {
    expect(licenceSerial(value).ok).toBe(false);
  },
);

it('F418 M352 says how a licence serial is written, and asks for one when it is missing', () => {
  expect(licenceSerial('AA12345')).toEqual({ ok: false, code: 'invalid', message: genericMessages.licenceInvalid });
  expect(licenceSerial(' ')).toMatchObject({ code: 'empty' });
});

it('uses plain capitals', () => {
  expect(licenceSerial('fi-000001')).toEqual({ ok: true, value: 'FI000001' });
});
