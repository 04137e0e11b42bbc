import vectors from '../vectors.json';
import { imei } from './imei';

it.each(vectors.imei)('validates the IMEI "$value" ($note) as $expected', ({ value, expected }) => {
  expect(imei(value).ok).toBe(expected);
});

it('reports what is wrong', () => {
  expect(
    ['', '49015420323751', '490154203237519', '1490154203237518', '000000000000000'].map((value) => imei(value)),
  ).toMatchObject([
    { code: 'empty' },
    { code: 'length' },
    { code: 'wrongDigits' },
    { code: 'length' },
    { code: 'wrongDigits' },
  ]);
  expect(imei('49-015420-323751-8')).toEqual({ ok: true, value: '490154203237518' });
});
