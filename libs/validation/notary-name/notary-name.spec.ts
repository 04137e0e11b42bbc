import { isNotaryName } from './notary-name';

it('a notary’s name has at least two letters, not counting surrounding spaces', () => {
  expect(['', ' \t ', ' A ', 'Ay', ' Örnek 1. Noterliği '].map(isNotaryName)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
