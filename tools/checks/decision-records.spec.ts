/** Requirements that need a decision have its record, with files that exist; every number that code or documents cite has a record. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const folder = join(root, 'docs', 'decisions');
const recordOf = (number: string): string =>
  readFileSync(
    join(
      folder,
      readdirSync(folder).find((name) => name.startsWith(`${number}-`))!,
    ),
    'utf8',
  );

/** The table row with the id, or the whole record. */
function passageOn(id: string, record: string): string {
  const row = record.split('\n').find((line) => line.startsWith('|') && line.includes(id));
  return row ?? record;
}
const filesIn = (passage: string): string[] =>
  [...passage.matchAll(/`((?:apps|libs|tools)\/[\w./-]+)`/g)].map(([, path]) => path!);

it.each([
  ['F184', '020', 'libs/lines/registry/branch-ids.ts'],
  ['F471', '006', undefined],
  ['F472', '226', undefined],
  ['F473', '295', undefined],
  ['F487', '006', 'libs/api/desk/permissions.ts'],
  ['F554', '006', 'libs/reference'],
  ['F611', '006', 'libs/platform/storage/cookie-table.ts'],
  ['M022', '154', undefined],
  ['M038', '006', 'tools/gallery'],
  ['M108', '376', 'libs/brand/brands'],
  ['M240', '375', 'libs/validation/corporate-email'],
  ['M390', '006', 'libs/validation'],
  ['M409', '006', 'libs/api/call.ts'],
  ['M419', '006', 'libs/api/calls'],
  ['M514', '006', 'libs/api/calls/customer-account'],
  ['M524', '357', 'libs/api/calls/customer-account/invitations.ts'],
  ['M586', '006', 'libs/platform/storage/cookie-table.ts'],
])('%s is settled by decision %s', (id, number, owner) => {
  const record = recordOf(number);
  expect(record).toContain(id);
  const files = filesIn(passageOn(id, record));
  if (owner) expect(files).toContain(owner);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));

it('a number names one record, also in its heading', () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  const headed = records.filter((name) =>
    readFileSync(join(folder, name), 'utf8').startsWith(`# ${name.slice(0, 3)} `),
  );
  expect(headed).toEqual(records);
});

it('every record stands in the index', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(records.filter((name) => !index.includes(`[${name.slice(0, 3)}](${name})`))).toEqual([]);
});

/** Numbers that a text cites: `decision 033`, `decisions 030 and 215`, `docs/decisions/047`, in a record also `(050)`. */
function citedNumbers(text: string, isRecord: boolean): string[] {
  const phrases = [
    ...text.matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)(?![\d/])/gi),
    ...text.matchAll(/decisions\/(\d{3})(?!\d)/g),
    ...(isRecord ? text.matchAll(/\((\d{3}(?:, \d{3})*)\)/g) : []),
  ];
  return phrases.flatMap(([, numbers]) => numbers!.split(/, | and /));
}
const sources = ['{apps,libs,tools,docs}/**/*.{ts,tsx,js,mjs,css,md,tsv}', 'README.md'];

it('every cited number has its record', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 3)));
  const cited = globSync(sources, { cwd: root, exclude: (path) => path === 'node_modules' }).flatMap((path) =>
    citedNumbers(readFileSync(join(root, path), 'utf8'), path.startsWith('docs/decisions/')).map((number) => ({
      path,
      number,
    })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
