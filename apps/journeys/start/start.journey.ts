/** `npm start` as a person meets it: one command, a second one refused, a killed API started again, a killed start taken over, Ctrl-C that leaves nothing. */
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
  says(words: string): Promise<void>;
}

/** The addresses that the run's own house put into the environment are not this start's. */
const ownEnvironment = { ...process.env, SITE_URL: undefined, SANDBOX_URL: undefined };

function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, [join(root, 'tools/start/main.ts')], {
    cwd: root,
    env: { ...ownEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      listeners.forEach((look) => look());
    });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const says = (words: string): Promise<void> =>
    new Promise((done, fail) => {
      const look = (): void => void (text.includes(words) && done());
      listeners.add(look);
      look();
      void ended.then((code) => fail(new Error(`ended with ${code} before it said "${words}":\n${text}`)));
    });
  return { child, output: () => text, ended, says };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The embedded server is gone when its lock file is. */
const databaseRuns = (folder: string): boolean => existsSync(join(folder, 'postgres/postmaster.pid'));

/** The API of this start, by what the machine says of its processes. */
function apiOf(start: Start): number {
  const all = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const own = new RegExp(`^ *(\\d+) +${start.child.pid} .*apps/backend/main`, 'm');
  return Number(own.exec(all)![1]);
}

test('npm start says where everything is, refuses a second start, starts a killed API again, is taken over after kill -9 and leaves nothing after Ctrl-C', async () => {
  // Three starts, of which each may take a minute.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'emsal-start-'));
  // Where another account can enter, the database stays in the folder, also under root.
  chmodSync(folder, 0o755);
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const env = { ...ports, EMSAL_DATA_DIR: folder };
  const site = `http://localhost:${ports.PORT}`;
  let current = start(env);
  try {
    await current.says(started);
    expect(current.output()).toContain(site);
    expect(current.output()).toContain(`http://127.0.0.1:${ports.SANDBOX_PORT}/telephone`);
    expect((await fetch(`${site}/api/health/ready`)).status).toBe(200);

    const second = start({ ...env, PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Emsal already runs');

    process.kill(apiOf(current), 'SIGKILL');
    await current.says('The backend ended on its own, starting it again');
    await expect.poll(async () => (await fetch(`${site}/api/health/ready`)).status).toBe(200);

    current.child.kill('SIGKILL');
    await current.ended;
    await expect.poll(() => answers(site)).toBe(false);

    current = start(env);
    await current.says(started);
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

test('a wrong port is refused by its name', async () => {
  const refused = start({ PORT: 'yok' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('PORT must be a port number');
});
