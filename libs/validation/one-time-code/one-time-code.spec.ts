import { oneTimeCode } from './one-time-code';
import { oneTimeCodeMessages } from './one-time-code-messages';

const codeOf = (input: string) => {
  const verdict = oneTimeCode(input);
  return verdict.ok ? verdict.value : verdict.code;
};

it('accepts six digits, also pasted with a gap', () => {
  expect(['123456', '123 456', '', '12345', '1234567', '12345a'].map(codeOf)).toEqual([
    '123456',
    '123456',
    'empty',
    'length',
    'length',
    'notNumeric',
  ]);
});

it.each([
  ['F408', 'wrong', /yanlış/],
  ['F409', 'timeOver', /süresi doldu/],
] as const)('%s has a message for %s', (_, id, words) => {
  expect(oneTimeCodeMessages[id]).toMatch(words);
});
