import { allowsInstalments } from './card-programmes';

it.each([
  ['World', 9, true],
  ['CardFinans', 6, true],
  ['CardFinans', 9, false],
  [null, 1, true],
  [null, 2, false],
] as const)('a card of the programme %s in %i payments: %s', (programme, count, isAllowed) => {
  expect(allowsInstalments(programme, count)).toBe(isAllowed);
});
