import { openPace } from './pace';

it('puts the slowest insurer first, and who was not asked yet last, in the order given', () => {
  const pace = openPace();
  pace.note(31, 20);
  pace.note(45, 3_000);
  pace.note(60, 400);
  expect(pace.slowestFirst([12, 31, 45, 7, 60])).toEqual([45, 60, 31, 12, 7]);
});

it('is moved by many answers and not by one', () => {
  const pace = openPace();
  pace.note(31, 1_000);
  pace.note(45, 500);
  pace.note(31, 10);
  expect(pace.slowestFirst([45, 31])).toEqual([31, 45]);
  for (let times = 0; times < 5; times++) pace.note(31, 10);
  expect(pace.slowestFirst([31, 45])).toEqual([45, 31]);
});
