import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalDataVariables, secretKey } from './stored-secrets';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'emsal-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('secrets are generated once, differ, and are readable by their owner only', () => {
  const first = [secretKey(folder), ...Object.values(personalDataVariables(folder, {}))];
  expect(new Set(first).size).toBe(3);
  expect([secretKey(folder), ...Object.values(personalDataVariables(folder, {}))]).toEqual(first);
  for (const name of ['secret.key', 'personal-data.keys', 'personal-data-index.key'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('the environment has precedence over stored keys', () => {
  personalDataVariables(folder, {});
  expect(personalDataVariables(folder, { PERSONAL_DATA_KEYS: '2:a,1:b' })).toMatchObject({
    PERSONAL_DATA_KEYS: '2:a,1:b',
  });
});
