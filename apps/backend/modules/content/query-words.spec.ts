import { queryWords } from './query-words';

it.each([
  ['caymak istiyorum', 'caymak cayma istiyorum'],
  ['kopegimin sigortasi', 'kopegimin kopeğimin'],
  ['sigorta nedir', 'sigorta siğorta nedir'],
  ['  İPTAL   için ', 'iptal'],
  ['', ''],
])('%p is searched as %p', (typed, searched) => {
  expect(queryWords(typed)).toBe(searched);
});
