import { travellersAt } from './journey.texts';
import { placesOlderThan } from './oldest-travellers';

const startDate = '2026-12-01';
const placesOf = (...birthdays: string[]) =>
  placesOlderThan(80, { startDate, travellers: birthdays.map((birthday) => ({ birthday })) });

it('the birthday after the first day does not count yet', () => {
  expect(placesOf('1945-12-02', '1945-12-01', '2020-01-01')).toEqual([2]);
});

it.each(['', '1920--4'])('the birth date "%s" is no age yet', (birthday) => {
  expect(placesOf(birthday)).toEqual([]);
});

it.each([
  [[2], '2. yolcu'],
  [[2, 4], '2. ve 4. yolcu'],
  [[1, 2, 4], '1., 2. ve 4. yolcu'],
])('the places %j are called %s', (places, called) => {
  expect(travellersAt(places)).toBe(called);
});
