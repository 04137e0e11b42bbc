import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/file/registry-changes';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { signEntry } from '@emsal/platform/registry/publishers/signatures';
import { CommandError } from '../../start/progress';
import { changeRegistry } from '../registry/registry-file';
import { rollbackAnnounced } from './publish-command';
import { confirmUsed } from './site-answer';

vi.mock('./site-answer');

const one = '111111111111';
const two = '222222222222';
const { signer, publishers } = sampleTeam('content');
const directory = mkdtempSync(join(tmpdir(), 'emsal-command-'));
const back = () => rollbackAnnounced({ name: 'content', registryDirectory: directory, signer, publishers });
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Error(`ended with ${code}`);
});

beforeEach(async () => {
  for (const version of [one, two])
    await changeRegistry({
      directory,
      signer,
      publishers,
      change: (registry) => withPublished(registry, signEntry(sampleEntry('content', version), signer), 1),
    });
});
afterEach(() => {
  vi.clearAllMocks();
  rmSync(directory, { recursive: true });
});

it('a rollback is announced when the site uses it', async () => {
  vi.mocked(confirmUsed).mockResolvedValueOnce();
  await back();
  expect(confirmUsed).toHaveBeenCalledWith('content', { version: one, revision: 3 });
  expect(said.mock.calls).toEqual([[`content is rolled back to ${one}, revision 3`]]);
});

it('a rollback that the site does not use ends the command with what to do', async () => {
  vi.mocked(confirmUsed).mockRejectedValueOnce(new CommandError('restart the site'));
  await expect(back()).rejects.toThrow('ended with 1');
  expect(complained.mock.calls).toEqual([['✗ restart the site']]);
  expect(said).not.toHaveBeenCalled();
});
