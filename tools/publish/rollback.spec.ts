import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/publications';
import { emptyRegistry } from '@emsal/platform/registry/registry';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import { CommandError } from '../start/progress';
import { changeRegistry, readRegistry } from './registry-file';
import { rollback } from './rollback';

const [one, two, three] = ['111111111111', '222222222222', '333333333333'] as const;
let registryDirectory: string;
let at = 0;
const publish = (version: string) =>
  changeRegistry(registryDirectory, (registry) => withPublished(registry, sampleEntry('content', version), at++));

beforeEach(() => void (registryDirectory = mkdtempSync(join(tmpdir(), 'emsal-rollback-'))));
afterEach(() => rmSync(registryDirectory, { recursive: true }));

it('switches back to the previous version', async () => {
  await publish(one);
  await publish(two);
  expect(await rollback({ name: 'content', registryDirectory })).toEqual({ version: one, revision: 3 });
});

it('switches back to the version that is named', async () => {
  await publish(one);
  await publish(two);
  await publish(three);
  expect(await rollback({ name: 'content', version: one, registryDirectory })).toEqual({ version: one, revision: 4 });
});

it('refuses without a published or previous version, and changes nothing', async () => {
  const refused = () => rollback({ name: 'content', registryDirectory });
  await expect(refused()).rejects.toThrow(new CommandError('content was not switched back: unknown remote.'));
  expect(await readRegistry(registryDirectory)).toEqual(emptyRegistry);
  const published = await publish(one);
  await expect(refused()).rejects.toBeInstanceOf(CommandError);
  expect(await readRegistry(registryDirectory)).toEqual(published);
});
