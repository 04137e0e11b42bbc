import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findBinaries, reachableFolder, shareWithAccount } from '../../libs/embedded-database/binaries';
import { makePrivateFolder } from './private-folder';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'emsal-private-'));
  chmodSync(parent, 0o755);
});
afterEach(() => rmSync(parent, { recursive: true }));

it('the mode of a folder that others use stays', () => {
  writeFileSync(join(parent, 'of-others'), '');
  makePrivateFolder(parent);
  expect(statSync(parent).mode & 0o777).toBe(0o755);
});

it.each(['new', 'older', 'keyed'])('a %s data folder is closed to others, and the database stays in it', (age) => {
  const folder = age === 'new' ? join(parent, 'data') : parent;
  if (age !== 'new') writeFileSync(join(folder, age === 'older' ? 'secret.key' : 'publishing'), '');
  makePrivateFolder(folder);
  shareWithAccount(folder);
  expect(statSync(folder).mode & 0o777).toBe(userInfo().uid === 0 ? 0o750 : 0o700);
  expect(reachableFolder(folder, findBinaries().account, 'unused')).toBe(folder);
});
