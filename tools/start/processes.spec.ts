import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { eventually } from '../../apps/backend/testing/eventually';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { askingAt } from './watch-answer';
import { isRunning } from '../../libs/shutdown/is-running.ts';
import { startProcesses, type Processes } from './processes';
import type { NamedSpec } from './service-slot';

vi.mock('./progress.ts', () => ({ step: (_: string, work: () => unknown) => work() }));

type Name = 'api' | 'edge';
let folder: string;
let processes: Processes<Name>;
let api: string;
let edge: string;

beforeAll(() => {
  mkdirSync(join(workspaceRoot, 'tmp'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, 'tmp/processes-'));
  execFileSync(join(workspaceRoot, 'node_modules/.bin/esbuild'), [
    ...['small-api', 'small-edge'].map((name) => join(__dirname, `testing/${name}.ts`)),
    ...['--bundle', '--platform=node', '--format=esm', '--packages=external', '--out-extension:.js=.mjs'],
    ...[`--tsconfig=${join(workspaceRoot, 'tsconfig.base.json')}`, `--outdir=${folder}`, '--log-level=error'],
  ]);
});
beforeEach(async () => {
  api = `http://127.0.0.1:${await freePort()}`;
  edge = `http://localhost:${await freePort()}`;
  processes = await startProcesses([spec('api', api, '/api/quick'), spec('edge', edge, '/pid')]);
});
afterEach(() => processes.close());
afterAll(() => rmSync(folder, { recursive: true }));

const spec = (name: Name, url: string, ready: string): NamedSpec<Name> => ({
  name,
  title: name,
  canHandOver: true,
  entry: join(folder, `small-${name}.mjs`),
  env: { PORT: new URL(url).port, BACKEND_URL: api },
  readyUrl: url + ready,
  liveUrl: url + ready,
  logFile: join(folder, `${name}-${new URL(url).port}.log`),
});
const text = async (url: string): Promise<string> => (await fetch(url)).text();
const logOf = (name: Name): string =>
  readFileSync(join(folder, `${name}-${new URL(name === 'api' ? api : edge).port}.log`), 'utf8');

/** Asks until nobody takes a connection any more. */
async function askOn(statuses: number[]): Promise<void> {
  for (;;) {
    const answer = await fetch(`${edge}/api/quick`).catch(() => null);
    if (!answer) return;
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
}

it('a signal to every process at once fails no request that was taken, and ends event streams whole', async () => {
  const pids = [Number(await text(`${api}/api/pid`)), Number(await text(`${edge}/pid`))];
  const statuses: number[] = [];
  const slow = text(`${edge}/api/slow`);
  const stream = text(`${edge}/api/stream`);
  await eventually(() => logOf('api').includes('slow has begun'));
  const asking = [1, 2, 3, 4].map(() => askOn(statuses));
  pids.forEach((pid) => process.kill(pid, 'SIGTERM'));
  const closed = processes.close();
  await Promise.all(asking);
  expect(await text(`${api}/api/finish`)).toBe('told');
  expect([await slow, await stream]).toEqual(['finished', 'data: 1\n\n']);
  await closed;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect(fetch(`${api}/api/quick`)).rejects.toThrow();
});

describe('a signal to one process alone', () => {
  /** Without keep-alive each request is a connection of its own, which may wait at the socket that closes. */
  async function askUntil(
    done: AbortSignal,
    url: string,
    headers: Record<string, string>,
  ): Promise<(number | string)[]> {
    const answers: (number | string)[] = [];
    while (!done.aborted) {
      const answer = await fetch(url, { headers }).catch((error: Error) => error);
      answers.push(answer instanceof Error ? String(answer.cause ?? answer) : answer.status);
      if (!(answer instanceof Error)) await answer.arrayBuffer();
    }
    return answers;
  }
  const pidOf = async (name: Name): Promise<number> =>
    Number(await text(name === 'api' ? `${api}/api/pid` : `${edge}/pid`));

  it.each(['api', 'edge'] as const)('of the %s fails no request: a successor takes over', async (name) => {
    const done = new AbortController();
    const before = await pidOf(name);
    const apiBefore = await pidOf('api');
    const asking = ['close', 'keep-alive', 'close', 'keep-alive'].map((connection) =>
      askUntil(done.signal, `${edge}/api/quick`, { connection }),
    );
    const slow = text(`${edge}/api/slow`);
    await eventually(() => logOf('api').includes('slow has begun'));
    process.kill(before, 'SIGTERM');
    await eventually(async () => (await pidOf(name)) !== before);
    // By a signal: the process that took it may accept no connection any more.
    process.kill(apiBefore, 'SIGUSR2');
    expect(await slow).toBe('finished');
    await eventually(() => logOf(name).match(/draining/) !== null && !isRunning(before));
    done.abort();
    const answers = (await Promise.all(asking)).flat();
    expect(answers.length).toBeGreaterThan(100);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('whose successor does not come up goes on', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = await pidOf('edge');
    const [built, away] = ['small-edge.mjs', 'away.mjs'].map((file) => join(folder, file)) as [string, string];
    renameSync(built, away);
    process.kill(before, 'SIGTERM');
    await eventually(() => report.mock.calls.length > 0);
    renameSync(away, built);
    expect(report.mock.calls[0]![0]).toMatch(/^✗ edge did not start \(ended with 1\)\. .* The old process goes on\.$/);
    expect(await pidOf('edge')).toBe(before);
    report.mockRestore();
  });

  it('that keeps its work in memory ends it, to be started again', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const alone = await startProcesses([{ ...spec('api', url, '/api/quick'), canHandOver: false }]);
    const ended = alone.ended('api');
    process.kill(Number(await text(`${url}/api/pid`)), 'SIGTERM');
    expect(await ended).toBe(0);
    await alone.restart('api');
    expect(await text(`${url}/api/quick`)).toBe('quick');
    await alone.close();
  });
});

it('a service that hangs is ended, and the others go on', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await processes.close();
  // Asked at once, and with little patience; the edge runs, however slow this machine is.
  const hasty = (url: string) =>
    url.startsWith(api)
      ? {
          ask: () => fetch(url, { signal: AbortSignal.timeout(2_000) }).then((answer) => answer.ok),
          wait: () => new Promise((done) => setTimeout(done, 20)),
        }
      : askingAt(url);
  processes = await startProcesses([spec('api', api, '/api/quick'), spec('edge', edge, '/pid')], hasty);
  const ended = processes.ended('api');
  process.kill(Number(await text(`${api}/api/pid`)), 'SIGSTOP');
  await ended;
  expect(report.mock.calls).toEqual([['✗ api runs but does not answer any more: it is ended.']]);
  expect(Number(await text(`${edge}/pid`))).toBeGreaterThan(0);
  await processes.restart('api');
  expect(await text(`${edge}/api/quick`)).toBe('quick');
  report.mockRestore();
});

it('a service that does not come up fails the start with its reason, and nothing is left running', async () => {
  const other = `http://127.0.0.1:${await freePort()}`;
  const good = spec('api', other, '/api/quick');
  const bad = { ...spec('edge', `http://localhost:${await freePort()}`, '/pid'), entry: join(folder, 'absent.mjs') };
  await expect(startProcesses([good, bad])).rejects.toThrow(/^edge did not start \(ended with 1\)\. Its log: /);
  await expect(fetch(`${other}/api/quick`)).rejects.toThrow();
});
