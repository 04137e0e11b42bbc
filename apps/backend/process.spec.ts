import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { personalDataVariables } from './testing/personal-data-variables';
import { testDatabase, type TestDatabase } from './testing/test-database';

const root = resolve(import.meta.dirname, '../..');

/** The built backend as a process of its own, as in production. */
describe('the process', () => {
  let folder: string;
  let database: TestDatabase;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    mkdirSync(resolve(root, 'tmp'), { recursive: true });
    folder = mkdtempSync(resolve(root, 'tmp/backend-'));
    execFileSync(process.execPath, ['tools/build-node.mjs', 'backend', folder], { cwd: root });
    database = await testDatabase({ empty: true });
  });
  afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });

  const environment = () => ({
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    SECRET_KEY: 'k'.repeat(32),
    ...personalDataVariables,
    API_PORT: '0',
  });
  function start(env: Record<string, string | undefined>): ChildProcess {
    const child = spawn(process.execPath, [resolve(folder, 'main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child.once('exit', () => running.delete(child)));
    return child;
  }
  async function ready(child: ChildProcess): Promise<string> {
    for await (const line of createInterface({ input: child.stdout! })) {
      const { msg, address } = JSON.parse(line) as { msg: string; address?: string };
      if (msg === 'ready') return address!;
    }
    throw new Error('the process ended before it was ready');
  }

  it('refuses to start with an invalid environment and names the variable', async () => {
    const child = start({ ...environment(), SECRET_KEY: 'short' });
    let stderr = '';
    child.stderr!.on('data', (data: Buffer) => (stderr += data.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, stderr]).toEqual([
      1,
      'The environment is incomplete:\n  SECRET_KEY: must have at least 32 characters\n',
    ]);
  });

  it('migrates an empty database, serves, and drains on SIGTERM without losing a running request', async () => {
    const child = start(environment());
    const address = await ready(child);
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    const body = JSON.stringify({ ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
    const exit = once(child, 'exit');
    const slow = fetch(`${address}/api/token/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fetch(`${address}/api/health/live`);
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  }, 30_000);

  it('logs an uncaught error, drains without losing a running request, and exits with 1', async () => {
    const fault = "data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('a deliberate fault')})";
    const child = start({ ...environment(), NODE_OPTIONS: `--import="${fault}"` });
    const address = await ready(child);
    const log: string[] = [];
    child.stdout!.on('data', (data: Buffer) => log.push(data.toString()));
    const exit = once(child, 'exit');
    const slow = fetch(`${address}/api/token/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 }),
    });
    await fetch(`${address}/api/health/live`);
    child.kill('SIGUSR2');
    expect((await slow).status).toBe(200);
    expect(await exit).toEqual([1, null]);
    expect(log.join('')).toMatch(/"level":60.*a deliberate fault.*uncaught error, draining/);
  }, 30_000);

  it('serves the API reference without resources of other hosts', async () => {
    const address = await ready(start(environment()));
    const page = await fetch(`${address}/api/docs`);
    const policy = page.headers.get('content-security-policy')!;
    const html = await page.text();
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^ ]+';/);
    expect(html).toContain('/api/openapi.json');
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].filter(([, url]) => /^(https?:)?\/\//.test(url!))).toEqual([]);
    expect((await (await fetch(`${address}/api/openapi.json`)).json()) as object).toMatchObject({ openapi: '3.1.0' });
  }, 30_000);
});
