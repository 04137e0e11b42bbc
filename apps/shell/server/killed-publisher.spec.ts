/** @vitest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '@emsal/shutdown/is-running';
import { processesBelow } from '@emsal/shutdown/testing/process-tree';
import { openEdge, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;
let temporary: string;
const program = join(__dirname, '../../../tools/trial-site/publish-one.ts');
const buildOf = (name: string): string => join(site.folder, 'builds', name);

beforeAll(async () => {
  site = await openEdge();
  temporary = join(site.folder, 'temporary');
  await mkdir(temporary);
}, 120_000);

afterAll(() => site.close(), 30_000);

const startPublisher = (build: string): ChildProcess =>
  spawn(process.execPath, [program, site.folder, 'orchard', build], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary },
  });

/** Resolves once a process whose command names the part runs below the publisher. */
async function untilBelow({ pid }: ChildProcess, part: string): Promise<void> {
  while (!processesBelow(pid!).some(({ command }) => command.includes(part))) await pause(20);
}

/** @returns the commands that still run five seconds later */
async function killed(publisher: ChildProcess): Promise<string[]> {
  const below = processesBelow(publisher.pid!);
  publisher.kill('SIGKILL');
  const running = () => below.filter(({ pid }) => isRunning(pid));
  for (let waited = 0; waited < 5_000 && running().length > 0; waited += 50) await pause(50);
  return running().map(({ command }) => command);
}

/** A copy of a good build that never finishes rendering. */
async function endlessBuild(): Promise<string> {
  const build = buildOf('endless');
  await cp(buildOf('orchard'), build, { recursive: true });
  const loop = 'Component() { for (;;); }';
  const code = `module.exports = { default: [{ path: 'meyve', ${loop} }], slices: [], paths: [] }`;
  await writeFile(join(build, 'server/remote.cjs'), code);
  return build;
}

describe('whatever ends a publisher', () => {
  it.each([
    ['while a page of its build never finishes', endlessBuild, 'render-worker.cjs', 500],
    ['while its trial edge starts', async () => buildOf('orchard'), 'server/main.cjs', 0],
    ['while pages are hydrated', async () => buildOf('orchard'), 'hydrate-pages', 0],
  ])(
    '%s, every process that it started ends within seconds',
    async (_, build, part, later) => {
      const registry = join(site.registryDirectory, 'registry.json');
      const before = await readFile(registry, 'utf8');
      const publisher = startPublisher(await build());
      await untilBelow(publisher, part);
      await pause(later);
      expect(await killed(publisher)).toEqual([]);
      expect([await readFile(registry, 'utf8'), await site.get('/meyve').then(({ status }) => status)]).toEqual([
        before,
        200,
      ]);
    },
    60_000,
  );

  it('the next publication removes its folders', async () => {
    expect(await readdir(temporary)).not.toEqual([]);
    expect(await once(startPublisher(buildOf('orchard')), 'exit')).toEqual([0, null]);
    expect(await readdir(temporary)).toEqual([]);
  }, 60_000);
});
