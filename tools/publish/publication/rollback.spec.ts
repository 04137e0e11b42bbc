import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { signEntry } from '@emsal/platform/registry/publishers/signatures';
import { CommandError } from '../../start/progress';
import { changeRegistry, readRegistry } from '../registry/registry-file';
import { rollback } from './rollback';

const one = '111111111111';
const two = '222222222222';
const three = '333333333333';
let registryDirectory: string;
let at = 0;
const { signer, publishers } = sampleTeam('content');
const publish = (version: string) =>
  changeRegistry({
    directory: registryDirectory,
    signer,
    publishers,
    change: (registry) => withPublished(registry, signEntry(sampleEntry('content', version), signer), at++),
  });
const back = (version?: string) => rollback({ name: 'content', version, registryDirectory, signer, publishers });

beforeEach(() => void (registryDirectory = mkdtempSync(join(tmpdir(), 'emsal-rollback-'))));
afterEach(() => rmSync(registryDirectory, { recursive: true }));

it('switches back to the previous version', async () => {
  await publish(one);
  await publish(two);
  expect(await back()).toEqual({ version: one, revision: 3 });
});

it('switches back to the version that is named', async () => {
  await publish(one);
  await publish(two);
  await publish(three);
  expect(await back(one)).toEqual({ version: one, revision: 4 });
});

it('refuses without a published or previous version, and changes nothing', async () => {
  await expect(back()).rejects.toThrow(new CommandError('content was not switched back: it was never published.'));
  expect(await readRegistry(registryDirectory)).toEqual(emptyRegistry);
  const published = await publish(one);
  await expect(back()).rejects.toBeInstanceOf(CommandError);
  expect(await readRegistry(registryDirectory)).toEqual(published);
});
