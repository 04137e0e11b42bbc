import { cardCvv } from './card-cvv';

const visa = '4111111111111111';
const amex = '370000000000002';

it.each([
  ['Visa', visa],
  ['Mastercard', '5406670000000009'],
  ['Troy', '9792072000017956'],
])('F463 M383 the code of a %s is 3 digits', (_, card) => {
  expect(cardCvv('123', card)).toEqual({ ok: true, value: '123' });
  expect(cardCvv('1234', card)).toMatchObject({
    code: 'threeDigits',
    message: 'Kartın arkasındaki 3 haneli kodu girin',
  });
});

it('F464 M384 the code of an American Express is 4 digits on the front', () => {
  expect(cardCvv('1234', amex)).toEqual({ ok: true, value: '1234' });
  expect(cardCvv('123', amex)).toMatchObject({
    code: 'fourDigits',
    message: 'Kartın ön yüzündeki 4 haneli kodu girin',
  });
});

it('F461 M381 requires a code', () => {
  expect(cardCvv('', visa)).toMatchObject({ ok: false, code: 'empty' });
  expect(cardCvv('12a', visa)).toMatchObject({ ok: false, code: 'threeDigits' });
});
