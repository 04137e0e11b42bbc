/** @vitest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { createRegistryReader } from './registry-reader';

const { publishers, sign } = sampleTeam('content');
const [first, second] = ['111111111111', '222222222222'].map((version) => sampleEntry('content', version));
const good = sign(withPublished(emptyRegistry, first!, 1));
const damaged = [
  '{}',
  'null',
  '',
  '{"sets":[{"revision":1,"versions":{"content":"222222222222"}}],"entries":[],"withdrawn":[]}',
  JSON.stringify(withPublished(good, second!, 2)),
];
let directory: string;
const write = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text);

const readerOf = (report: (error: unknown) => void) =>
  createRegistryReader({ directory, publishersFile: join(directory, 'publishers.json') }, report);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'emsal-reader-'));
  await write('publishers.json', JSON.stringify(publishers));
});
afterEach(() => rm(directory, { recursive: true }));

describe('the registry reader', () => {
  it('is empty before the first publication and reports nothing', async () => {
    const report = vi.fn();
    expect(await readerOf(report)()).toEqual(emptyRegistry);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(damaged)('keeps the last good registry when the file becomes %p, and when it is missing', async (text) => {
    const report = vi.fn();
    const read = readerOf(report);
    await write('registry.json', JSON.stringify(good));
    expect(await read()).toEqual(good);
    await write('registry.json', text);
    expect([await read(), await read()]).toEqual([good, good]);
    expect(report).toHaveBeenCalledTimes(1);
    await rm(join(directory, 'registry.json'));
    expect(await read()).toEqual(good);
  });

  it('does not wait for a pipe in place of the file', async () => {
    const read = readerOf(() => undefined);
    await write('registry.json', JSON.stringify(good));
    expect(await read()).toEqual(good);
    await rm(join(directory, 'registry.json'));
    execFileSync('mkfifo', [join(directory, 'registry.json')]);
    expect(await read()).toEqual(good);
  });

  it('reads the copy when the edge starts with a damaged file', async () => {
    await write('registry.json', '{}');
    await write('registry.copy.json', JSON.stringify(good));
    expect(await readerOf(() => undefined)()).toEqual(good);
  });

  it('goes on with a registry that continues the last one, and not with one that was cut', async () => {
    const report = vi.fn();
    const read = readerOf(report);
    const next = sign(withPublished(good, second!, 2));
    await write('registry.json', JSON.stringify(next));
    expect(await read()).toEqual(next);
    await write('registry.json', JSON.stringify(good));
    expect(await read()).toEqual(next);
    expect(String(report.mock.calls[0])).toContain('does not continue the last good one');
  });

  it('leaves out a remote from the moment it is taken out of the table, and has it again when it is put back', async () => {
    const report = vi.fn();
    const read = readerOf(report);
    await write('registry.json', JSON.stringify(good));
    expect(await read()).toEqual(good);
    await write('publishers.json', JSON.stringify({ ...publishers, remotes: {} }));
    expect(await read()).toMatchObject({ sets: [{ versions: {} }], entries: [], history: good.history });
    await write('publishers.json', JSON.stringify(publishers));
    expect([await read(), report.mock.calls]).toEqual([good, []]);
  });

  it('reads again when the keys are there', async () => {
    const keys = JSON.stringify(publishers);
    const read = readerOf(() => undefined);
    await write('registry.json', JSON.stringify(good));
    await rm(join(directory, 'publishers.json'));
    expect(await read()).toEqual(emptyRegistry);
    await write('publishers.json', keys);
    expect(await read()).toEqual(good);
  });

  it('uses nothing when nobody says whose keys count', async () => {
    await write('registry.json', JSON.stringify(good));
    await rm(join(directory, 'publishers.json'));
    expect(await readerOf(() => undefined)()).toEqual(emptyRegistry);
  });
});
