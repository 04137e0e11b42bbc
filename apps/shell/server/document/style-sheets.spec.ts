/** @vitest-environment node */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRemoteSheets, inlineSheet } from './style-sheets';

const css = '.a{color:red}';
const href = '/remotes/orchard/0123456789ab/css/styles.css';
const integrity = { [href]: `sha384-${createHash('sha384').update(css).digest('base64')}` };
const entry = { name: 'orchard', version: '0123456789ab', css: [href], integrity } as unknown as RegistryEntry;

let folder: string;
const write = (text: string): void => {
  const file = join(folder, 'orchard/0123456789ab/client/css/styles.css');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sheets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('puts a remote’s sheet into the document under the name by which webpack finds it', () => {
  write(css);
  expect(createRemoteSheets(folder)(entry)).toEqual([inlineSheet(css, 'css/styles.css')]);
});

it.each([
  ['altered', '.a{color:blue}'],
  ['missing', null],
])(
  'leaves a sheet that is %s to the browser, which checks its hash, and reads it again for the next page',
  (_, text) => {
    if (text !== null) write(text);
    const sheets = createRemoteSheets(folder);
    expect(sheets(entry)).toEqual([{ html: expect.stringContaining(`integrity="${integrity[href]}"`), hash: null }]);
    write(css);
    expect(sheets(entry)).toEqual([inlineSheet(css, 'css/styles.css')]);
  },
);

it('never lets a sheet end its element', () => {
  const hostile = '</style><script>';
  write(hostile);
  const hash = `sha384-${createHash('sha384').update(hostile).digest('base64')}`;
  const [sheet] = createRemoteSheets(folder)({ ...entry, integrity: { [href]: hash } });
  expect(sheet!.html).toMatch(/^<link /);
});
