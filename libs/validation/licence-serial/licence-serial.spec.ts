import { genericMessages } from '../generic/generic-messages';
import vectors from '../vectors.json';
import { licenceSerial } from './licence-serial';

it.each(vectors.ruhsat_seri.valid)('accepts the serial "%s"', (value) => {
  expect(licenceSerial(value)).toEqual({ ok: true, value: value.replace(' ', '') });
});

it.each([...vectors.ruhsat_seri.invalid, 'ABCD123456', 'xAB123456'.padStart(12, '1')])(
  'rejects the serial "%s"',
  (value) => {
    expect(licenceSerial(value).ok).toBe(false);
  },
);

it('F418 M352 explains the format of a licence serial, and asks for one when it is missing', () => {
  expect(licenceSerial('AA12345')).toEqual({ ok: false, code: 'invalid', message: genericMessages.licenceInvalid });
  expect(licenceSerial(' ')).toMatchObject({ code: 'empty' });
});

it('uses ASCII capitals', () => {
  expect(licenceSerial('fi-000001')).toEqual({ ok: true, value: 'FI000001' });
});
