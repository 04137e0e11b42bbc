import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry, withPublished } from '@emsal/platform/registry/registry';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import { Refusal } from '../start/progress';
import { changeRegistry, readRegistry } from './registry-file';
import { rollback } from './rollback';

let directory: string;
const publish = (version: string) =>
  changeRegistry(directory, (registry) => withPublished(registry, sampleEntry('content', version)));

beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'emsal-rollback-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it('switches back to the version before', async () => {
  await publish('one');
  await publish('two');
  expect(await rollback('content', directory)).toEqual({ version: 'one', revision: 3 });
});
it('refuses in words where nothing was published, and where there is no version before, and changes nothing', async () => {
  await expect(rollback('content', directory)).rejects.toThrow(
    new Refusal('content was not switched back: unknown remote.'),
  );
  expect(await readRegistry(directory)).toEqual(emptyRegistry);
  const published = await publish('one');
  await expect(rollback('content', directory)).rejects.toBeInstanceOf(Refusal);
  expect(await readRegistry(directory)).toEqual(published);
});
