import { bodyMassIndex, height, weight } from './body-size';

it('accepts heights of 30 to 250 cm and weights of 2 to 300 kg', () => {
  expect(['29', '30', '250', '251'].map((typed) => height(typed).ok)).toEqual([false, true, true, false]);
  expect(['1', '2', '300', '301'].map((typed) => weight(typed).ok)).toEqual([false, true, true, false]);
  expect(height(' 168 ')).toEqual({ ok: true, value: '168' });
});

it('asks for digits only', () => {
  expect(weight('altmış')).toMatchObject({ code: 'notNumeric' });
  expect(height('1,68')).toMatchObject({ code: 'notNumeric' });
});

it('computes the body mass index', () => {
  expect(bodyMassIndex(200, 100)).toBe(25);
});
