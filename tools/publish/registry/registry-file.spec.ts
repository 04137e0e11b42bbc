import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPublished } from '@emsal/platform/registry/file/registry-changes';
import type { Registry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { signEntry } from '@emsal/platform/registry/publishers/signatures';
import { CommandError } from '../../start/progress';
import { changeRegistry, forgetForeignRegistry, readRegistry, readUsable } from './registry-file';
import { withRegistryLock } from './registry-lock';

let directory: string;
const fileNamed = (name: string): string => join(directory, name);
const { signer, publishers } = sampleTeam('content');
const publish = (version: string, as = publishers): Promise<Registry> =>
  changeRegistry({
    directory,
    signer,
    publishers: as,
    change: (registry) => withPublished(registry, signEntry(sampleEntry('content', version), signer), 1),
  });

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

it('nothing is added to a registry that the teams did not sign; locally it is published anew', async () => {
  await publish('111111111111');
  const stranger = sampleTeam('content').publishers;
  await expect(publish('222222222222', stranger)).rejects.toThrow(
    /is not signed by a key of the team sample\): run npm start once, which publishes every remote anew\.$/,
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await forgetForeignRegistry(directory, publishers);
  expect((await readRegistry(directory)).sets).toHaveLength(1);
  await forgetForeignRegistry(directory, stranger);
  expect((await readRegistry(directory)).sets).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('publishers change the registry one after the other', async () => {
  await Promise.all(['111111111111', '222222222222', '333333333333'].map((version) => publish(version)));
  expect((await readRegistry(directory)).sets[0]!.revision).toBe(3);
});

/** The process id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

it('the lock of a publisher that was killed is taken over at once, by one of all who wait', async () => {
  const dead = deadPid();
  writeFileSync(fileNamed('.lock'), String(dead));
  const reports: string[] = [];
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await new Promise((done) => setTimeout(done, 20));
    inside -= 1;
  };
  const publishers = Array.from({ length: 5 }, () => withRegistryLock(directory, work, (words) => reports.push(words)));
  await Promise.all(publishers);
  expect(most).toBe(1);
  expect(reports.filter((words) => words.includes('was killed'))).toEqual([
    `the publisher with process id ${dead} was killed, going on without it`,
  ]);
});

it('a lock that names nobody is taken over', async () => {
  writeFileSync(fileNamed('.lock'), '');
  const reports: string[] = [];
  const work = async (): Promise<string> => 'done';
  expect(await withRegistryLock(directory, work, (words) => reports.push(words))).toBe('done');
  expect(reports).toEqual(['an unknown publisher was killed, going on without it']);
});

it('a lock whose process id another process has by now is taken over', async () => {
  const reports: string[] = [];
  const isOnLinux = process.platform === 'linux';
  writeFileSync(fileNamed('.lock'), `${isOnLinux ? process.pid : deadPid()} 1`);
  await withRegistryLock(
    directory,
    async () => undefined,
    (words) => reports.push(words),
  );
  expect(reports).toEqual([expect.stringContaining('was killed, going on without it')]);
});

it('a lock that cannot be read is named, not waited for', async () => {
  mkdirSync(fileNamed('.lock'));
  await expect(withRegistryLock(directory, async () => undefined, unexpected)).rejects.toThrow(
    `remove ${fileNamed('.lock')}.`,
  );
});

it('an empty folder in place of the registry’s file makes way, one that holds something is named', async () => {
  const published = await publish('111111111111');
  rmSync(fileNamed('registry.json'));
  mkdirSync(fileNamed('registry.json'));
  expect(await readRegistry(directory)).toEqual(published);
  expect((await publish('222222222222')).sets).toHaveLength(2);
  rmSync(fileNamed('registry.json'));
  mkdirSync(fileNamed('registry.json/kept'), { recursive: true });
  await expect(publish('333333333333')).rejects.toThrow("is a folder where the registry's file belongs: move it away.");
  expect((await readRegistry(directory)).sets).toHaveLength(2);
});

it('a registry that cannot be used is told in one line', async () => {
  for (const name of ['registry.json', 'registry.copy.json']) writeFileSync(fileNamed(name), '{}');
  await expect(readUsable(directory)).rejects.toThrow(
    new CommandError(
      `The registry in ${directory} cannot be used (sets: Invalid input: expected array, received undefined): run npm start once, which publishes every remote anew.`,
    ),
  );
});

it('drafts of a publisher that was killed are removed by the next one, those of a running one are not', async () => {
  const drafts = (pid: number) => [`registry.json.draft-${pid}-01234567`, `content/version.draft-${pid}-01234567`];
  mkdirSync(fileNamed('content'));
  for (const draft of [...drafts(deadPid()), ...drafts(process.pid)]) writeFileSync(fileNamed(draft), '');
  await publish('111111111111');
  const left = readdirSync(directory, { recursive: true })
    .map(String)
    .filter((name) => name.includes('draft'));
  expect(left.toSorted()).toEqual(drafts(process.pid).toSorted());
});

it('a publisher that waits says for whom', async () => {
  const reports: string[] = [];
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const hold = (): Promise<void> => {
    enter();
    return new Promise((done) => setTimeout(done, 200));
  };
  const first = withRegistryLock(directory, hold, unexpected);
  await entered;
  await withRegistryLock(
    directory,
    async () => undefined,
    (words) => reports.push(words),
  );
  await first;
  expect(reports).toEqual([`waiting for the publisher with process id ${process.pid}`]);
});
