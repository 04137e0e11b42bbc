/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/publications';
import { emptyRegistry } from '@emsal/platform/registry/registry';
import { sampleEntry } from '@emsal/platform/registry/sample-entry';
import { createRegistryReader } from './registry-reader';

const good = withPublished(emptyRegistry, sampleEntry('content', '111111111111'), 1);
const damaged = [
  '{}',
  'null',
  '',
  '{"sets":[{"revision":1,"versions":{"content":"222222222222"}}],"entries":[],"withdrawn":[]}',
];
let directory: string;
const write = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text);

const unexpected = (what: unknown): never => {
  throw new Error(String(what));
};

beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'emsal-reader-'))));
afterEach(() => rm(directory, { recursive: true }));

describe('the registry reader', () => {
  it('is empty before the first publication and reports nothing', async () => {
    const report = jest.fn();
    expect(await createRegistryReader(directory, report)()).toEqual(emptyRegistry);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(damaged)('keeps the last good registry when the file becomes %p, and when it is missing', async (text) => {
    const report = jest.fn();
    const read = createRegistryReader(directory, report);
    await write('registry.json', JSON.stringify(good));
    expect(await read()).toEqual(good);
    await write('registry.json', text);
    expect([await read(), await read()]).toEqual([good, good]);
    expect(report).toHaveBeenCalledTimes(1);
    await rm(join(directory, 'registry.json'));
    expect(await read()).toEqual(good);
  });

  it('reads the copy when the edge starts with a damaged file', async () => {
    await write('registry.json', '{}');
    await write('registry.copy.json', JSON.stringify(good));
    expect(await createRegistryReader(directory, () => undefined)()).toEqual(good);
  });

  it('reads a registry of a release before the history', async () => {
    const { history: _, ...old } = { ...good, sets: good.sets.map(({ at: _at, ...set }) => set) };
    await write('registry.json', JSON.stringify(old));
    expect(await createRegistryReader(directory, unexpected)()).toMatchObject({ sets: [{ at: 0 }], history: [] });
  });
});
