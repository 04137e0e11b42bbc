import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyVersion, versionOf } from './stored-versions';

let folder: string;
let build: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-versions-'));
  build = join(folder, 'build');
  mkdirSync(build);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(build, 'remote.cjs'), 'tried');
});
afterEach(() => rmSync(folder, { recursive: true }));

const copy = async (version: string): Promise<string[]> => {
  await copyVersion(build, { directory: folder, entry: { name: 'content', version } });
  return readdirSync(join(folder, 'content'));
};

it('a build is stored under the hash of its files, a second time too', async () => {
  const version = await versionOf(build);
  expect([await copy(version), await copy(version)]).toEqual([[version], [version]]);
});

it('a build that changed while it was tried is refused, and nothing of it stays', async () => {
  const version = await versionOf(build);
  writeFileSync(join(build, 'remote.cjs'), 'changed');
  await expect(copy(version)).rejects.toThrow('changed while it was tried');
  expect(readdirSync(join(folder, 'content'))).toEqual([]);
});
