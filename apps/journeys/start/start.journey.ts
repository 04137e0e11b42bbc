/** `npm start`: addresses, refusal of a second start, restart of a killed API, recovery after a kill, clean shutdown. */
import { expect, test } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../libs/embedded-database/free-port.ts';

const root = join(import.meta.dirname, '../../..');
const started = 'Ctrl-C stops everything.';

interface Start {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  waitForOutput(text: string): Promise<void>;
}

/** Without the addresses of the journeys' test environment. */
const cleanEnvironment = { ...process.env, SITE_URL: undefined, SANDBOX_URL: undefined };

function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, [join(root, 'tools/start/main.ts')], {
    cwd: root,
    env: { ...cleanEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      listeners.forEach((check) => check());
    });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const waitForOutput = (text: string): Promise<void> =>
    new Promise((done, fail) => {
      const check = (): void => void (output.includes(text) && done());
      listeners.add(check);
      check();
      void ended.then((code) => fail(new Error(`ended with ${code} before it printed "${text}":\n${output}`)));
    });
  return { child, output: () => output, ended, waitForOutput };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The embedded server removes its lock file when it ends. */
const databaseRuns = (folder: string): boolean => existsSync(join(folder, 'postgres/postmaster.pid'));

/** Process id of this start's API. */
function apiOf(start: Start): number {
  const all = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const own = new RegExp(`^ *(\\d+) +${start.child.pid} .*apps/backend/main`, 'm');
  return Number(own.exec(all)![1]);
}

test('npm start prints its addresses, refuses a second start, restarts a killed API, recovers after kill -9 and stops everything on Ctrl-C', async () => {
  // Three starts of up to a minute each.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'emsal-start-'));
  // Accessible for the account postgres, so that the database stays in the folder under root too.
  chmodSync(folder, 0o755);
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const env = { ...ports, EMSAL_DATA_DIR: folder };
  const site = `http://localhost:${ports.PORT}`;
  let current = start(env);
  try {
    await current.waitForOutput(started);
    expect(current.output()).toContain(site);
    expect(current.output()).toContain(`http://127.0.0.1:${ports.SANDBOX_PORT}/telephone`);
    expect((await fetch(`${site}/api/health/ready`)).status).toBe(200);

    const second = start({ ...env, PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Emsal already runs');

    process.kill(apiOf(current), 'SIGKILL');
    await current.waitForOutput('The backend ended on its own, starting it again');
    await expect.poll(async () => (await fetch(`${site}/api/health/ready`)).status).toBe(200);

    current.child.kill('SIGKILL');
    await current.ended;
    await expect.poll(() => answers(site)).toBe(false);

    current = start(env);
    await current.waitForOutput(started);
    expect(await answers(site)).toBe(true);

    current.child.kill('SIGINT');
    expect(await current.ended).toBe(0);
    expect([await answers(site), await answers(`http://127.0.0.1:${ports.SANDBOX_PORT}`)]).toEqual([false, false]);
    expect(databaseRuns(folder)).toBe(false);
  } finally {
    current.child.kill('SIGINT');
    await current.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an invalid port is refused with the name of its variable', async () => {
  const refused = start({ PORT: 'yok' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('PORT must be a port number');
});
