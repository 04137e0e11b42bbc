import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../start/progress';
import { rankOptions, readDownload } from './rank-options';

const folder = mkdtempSync(join(tmpdir(), 'emsal-rank-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the arguments of the command', () => {
  it('are a file and optional weights', () => {
    expect(rankOptions(['a.json'])).toEqual({ file: 'a.json' });
    expect(rankOptions(['a.json', '--weights', '40,60'])).toEqual({
      file: 'a.json',
      weights: { price: 40, coverage: 60 },
    });
  });

  it.each([
    [[]],
    [['a.json', '--wieghts', '1,2']],
    ...['', '40', '40,', 'a,b', '-1,2', '0,0', '1,2,3'].map((shares) => [['a.json', '--weights', shares]]),
  ])('are refused with a message: %j', (typed) => expect(() => rankOptions(typed)).toThrow(CommandError));
});

describe('the file', () => {
  const isList = (json: unknown): unknown => {
    if (!Array.isArray(json)) throw new TypeError();
    return json;
  };

  it('is read', () => {
    const file = join(folder, 'list.json');
    writeFileSync(file, '[1]');
    expect(readDownload(file, isList)).toEqual([1]);
  });

  it.each([
    ['is missing', null, 'cannot be read.'],
    ['is no JSON', '<html>', "is no download of a list's order."],
    ['is something else', '{}', "is no download of a list's order."],
  ])('is refused with a message when it %s', (what, text, words) => {
    const file = join(folder, `${what}.json`);
    if (text !== null) writeFileSync(file, text);
    expect(() => readDownload(file, isList)).toThrow(new RegExp(`^${file} ${words}`));
  });
});
