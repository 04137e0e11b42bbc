import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/publications';
import type { Registry } from '@emsal/platform/registry/registry';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import { changeRegistry, readRegistry } from './registry-file';
import { withRegistryLock } from './registry-lock';

let directory: string;
const fileNamed = (name: string): string => join(directory, name);
const publish = (version: string): Promise<Registry> =>
  changeRegistry(directory, (registry) => withPublished(registry, sampleEntry('content', version), 1));

const unexpected = (what: unknown): never => {
  throw new Error(String(what));
};

beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'emsal-registry-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it.each(['', '{}', 'null', '{"sets": []}', '[1'])('a registry damaged to %p is read from its copy', async (damage) => {
  const published = await publish('111111111111');
  writeFileSync(fileNamed('registry.json'), damage);
  expect(await readRegistry(directory)).toEqual(published);
  await publish('222222222222');
  expect(JSON.parse(readFileSync(fileNamed('registry.json'), 'utf8'))).toMatchObject({ sets: [{ revision: 2 }, {}] });
});

it('publishers change the registry one after the other', async () => {
  await Promise.all(['111111111111', '222222222222', '333333333333'].map(publish));
  expect((await readRegistry(directory)).sets[0]!.revision).toBe(3);
});

it('the lock of a publisher that was killed is taken over, and the waiting is reported', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(fileNamed('.lock'), String(pid));
  expect(await withRegistryLock(directory, async () => 'done', unexpected)).toBe('done');
  const reports: string[] = [];
  const first = withRegistryLock(directory, () => new Promise((done) => setTimeout(done, 200)), unexpected);
  await withRegistryLock(
    directory,
    async () => undefined,
    (words) => reports.push(words),
  );
  await first;
  expect(reports).toEqual([`waiting for the publisher with process id ${process.pid}`]);
});
