import { ageInMonths, petAgeText } from './pet-ages';

it.each([
  ['2026-05-24', 6, '6 ay'],
  ['2026-05-25', 5, '5 ay'],
  ['2024-02-29', 32, '2 yaş 8 ay'],
  ['2026-11-20', 0, '0 ay'],
  ['2023-11-24', 36, '3 yaş'],
])('a pet born on %s is %s months old: %s', (born, months, text) => {
  expect(ageInMonths(born, '2026-11-24')).toBe(months);
  expect(petAgeText(months)).toBe(text);
});
