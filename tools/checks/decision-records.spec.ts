/** Requirements that need a decision: each has its record, and the files that the record names exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  ['F471', '023', undefined],
  ['F472', '226', undefined],
  ['F473', '295', undefined],
  ['F554', '006', 'libs/reference'],
  ['F611', '006', 'libs/platform/storage/cookie-table.ts'],
  ['M022', '154', undefined],
  ['M390', '006', 'libs/validation'],
  ['M409', '006', 'libs/api/call.ts'],
  ['M419', '006', 'libs/api/calls'],
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
