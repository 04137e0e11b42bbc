import { engineNumber } from './engine-number';

it.each([
  ['B48A20M1', 'B48A20M1'],
  [' b48 a20 m1 ', 'B48A20M1'],
  ['1.6-16v/k4m', '1.6-16V/K4M'],
  ['7', '7'],
])('reads the engine number "%s" as %s', (typed, value) => {
  expect(engineNumber(typed)).toEqual({ ok: true, value });
});

it.each(['', './-', 'Ş48A20', 'B48*20', 'B48_20', '<b48>', 'B48😀', '٣٠٠٤'])(
  'rejects the engine number "%s" and explains the format',
  (typed) => {
    expect(engineNumber(typed)).toEqual({
      ok: false,
      code: 'invalid',
      message: 'Motor numarasını Türkçe harf ve özel işaret olmadan girin',
    });
  },
);
