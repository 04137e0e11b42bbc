import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openLogFile } from './log-file';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-log-'));
  file = join(folder, 'logs/api.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

async function writeLines(...lines: string[]): Promise<void> {
  const log = openLogFile(file, { size: 20, older: 2 });
  for (const line of lines) log.write(`${line}\n`);
  await finished(log.end());
}

it('keeps the newest lines in so many files of so many bytes', async () => {
  await writeLines('first line', 'second line', 'third line');
  await writeLines('fourth line', 'fifth line');
  expect(readdirSync(join(folder, 'logs'))).toEqual(['api.log', 'api.log.1', 'api.log.2']);
  expect(['', '.1', '.2'].map((suffix) => readFileSync(file + suffix, 'utf8'))).toEqual([
    'fifth line\n',
    'fourth line\n',
    'third line\n',
  ]);
});

it('goes on in the file of an earlier start', async () => {
  await writeLines('one');
  await writeLines('two');
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
});

it('is for its owner alone, also where an older file was not', async () => {
  await writeLines('first line', 'second line');
  expect([modeOf(join(folder, 'logs')), modeOf(file), modeOf(`${file}.1`)]).toEqual(['700', '600', '600']);
  rmSync(file);
  writeFileSync(file, '', { mode: 0o644 });
  await writeLines('third line');
  expect(modeOf(file)).toBe('600');
});
