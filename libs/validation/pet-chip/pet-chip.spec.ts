import vectors from '../vectors.json';
import { petChip } from './pet-chip';

it.each(vectors.petchip.valid)('accepts the chip number %s', (value) => {
  expect(petChip(value)).toEqual({ ok: true, value });
});

it.each([...vectors.petchip.invalid, '1234567890123456'])('rejects the chip number "%s"', (value) => {
  expect(petChip(value)).toMatchObject({ ok: false, code: value === '' ? 'empty' : 'invalid' });
});
