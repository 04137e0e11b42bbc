import { isNotaryName } from './notary-name';

it('a notary’s name has two letters at least, spaces around it aside', () => {
  expect(['', ' \t ', ' A ', 'Ay', ' Örnek 1. Noterliği '].map(isNotaryName)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
