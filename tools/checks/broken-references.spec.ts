import { brokenReferences } from './broken-references';

const existing = ['libs/api/call.ts', 'docs/sandbox.md', 'README.md'];
const context = {
  folder: 'docs',
  exists: (path: string) => existing.includes(path),
  isEndOfPath: (path: string) => existing.some((file) => file.endsWith(`/${path}`)),
  scripts: ['perf'],
};

it.each([
  ['an existing path', '`libs/api/call.ts`', []],
  ['a missing path', '`libs/api/gone.ts`', ['libs/api/gone.ts']],
  ['the end of an existing path', '`api/call.ts`', []],
  ['the end of no path', '`panel/call.ts`', ['panel/call.ts']],
  ['words with a slash', '`and/or`, `text/html`, `/trafik-sigortasi`', []],
  ['a command with a missing script', '`npx node tools/gone.ts FILE`', ['tools/gone.ts']],
  ['a path with a placeholder', '`libs/lines/<family>/<line>.ts`', []],
  ['an existing link', '[sandbox](sandbox.md#bank) and [readme](../README.md)', []],
  ['a missing link', '[gone](gone.md)', ['gone.md']],
  ['a web address', '[site](https://emsal.example/gone)', []],
  ['an existing script', '`npm run perf -- --rounds 3`', []],
  ['a missing script', '`npm run gone`', ['gone']],
])('%s', (_, text, expected) => {
  expect(brokenReferences(text, context)).toEqual(expected);
});
