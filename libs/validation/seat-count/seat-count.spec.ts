import { seatCount } from './seat-count';

it('F428 accepts 1 to 99 seats', () => {
  expect(['0', '1', '99', '100'].map((seats) => seatCount(seats).ok)).toEqual([false, true, true, false]);
  expect(seatCount(' 05 ')).toEqual({ ok: true, value: '5' });
});

it('F411 M354 asks for digits only', () => {
  expect(seatCount('beş')).toEqual({ ok: false, code: 'notNumeric', message: 'Yalnızca rakam girin' });
  expect(seatCount('0')).toMatchObject({ code: 'range' });
});
