import { basename } from 'node:path';
import { callEntry, entryImports } from './call-entry';

const of = { call: 'POST a/b', who: 'visit', summary: '' } as const;
const cameFrom = process.cwd();
afterEach(() => process.chdir(cameFrom));

it.each([
  ['auto', ['zod', '../call', './shapes', './shapes']],
  ['shared-step/customer', ['zod', '../../call', '../shapes', '../shapes']],
])('an entry of %s imports relative to its own file', (area, expected) => {
  expect(entryImports(of, area).map(({ from }) => from)).toEqual(expected);
});
it('imports the same in a checkout whose folder is named like a file', () => {
  process.chdir(__dirname);
  expect(basename(process.cwd())).toBe('call');
  expect(entryImports(of, 'shared-step/customer').map(({ from }) => from)).toContain('../../call');
});
it('writes a summary as it was given', () => {
  const summary = `Ayşe'nin "\\" adı`;
  const [, written] = /summary: (".*"),\n/.exec(callEntry({ ...of, summary }))!;
  expect(JSON.parse(written!)).toBe(summary);
});
