import vectors from '../vectors.json';
import { addressCode } from './address-code';

it.each(vectors.uavt.valid)('accepts the address code %s', (value) => {
  expect(addressCode(value)).toEqual({ ok: true, value });
});

it.each([...vectors.uavt.invalid, '0123456789'])('rejects the address code "%s"', (value) => {
  expect(addressCode(value)).toMatchObject({ ok: false, code: value === '' ? 'empty' : 'invalid' });
});
