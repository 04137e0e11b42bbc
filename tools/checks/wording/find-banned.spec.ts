import { bannedInName, bannedInSource, bannedInText } from './find-banned';

it.each(['behindPaint', 'libs/platform/behind-paint.ts', 'BEHIND_PAINT', 'focusBehindPaint'])(
  'the name %s is refused',
  (name) => {
    expect(bannedInName(name)).toEqual(['behind paint']);
  },
);

it.each(['afterNextPaint', 'behindPainter', 'paintBehind', 'lagBehindPaints'])('the name %s is allowed', (name) => {
  expect(bannedInName(name)).toEqual([]);
});

const source = (code: string) => bannedInSource('planted.ts', code).map(({ line, banned }) => [line, banned]);

it('a planted identifier is found with its line', () => {
  expect(source('const plain = 1;\nfunction sayFarewell() {}')).toEqual([[2, 'farewell']]);
});

it.each([
  ['a comment', '/** Opens the\n * house. */\nconst a = 1;', [[1, 'the house']]],
  ['a comment behind code', 'const a = 1; // The house.', [[1, 'the house']]],
  ['a test title', "it.each([1])('opens the house', () => {});", [[1, 'the house']]],
  ['another string', "const text = 'the house';", []],
])('a phrase in %s', (_, code, expected) => {
  expect(source(code)).toEqual(expected);
});

it('a phrase in a document is found, parts of words are not', () => {
  expect(bannedInText('# A\n\nOpen the house.\nthe household')).toEqual([
    { line: 3, banned: 'the house', text: 'Open the house.' },
  ]);
});
