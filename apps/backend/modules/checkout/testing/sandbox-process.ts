/** The real sandbox as a process: bundled once per run, controlled and read over HTTP only. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { spawnChild } from '../../../testing/spawn-child';

const root = resolve(__dirname, '../../../../..');
/** The bundle that all test files of a run share; `global-setup.ts` names it. */
const ofRun = process.env['EMSAL_TEST_SANDBOX'];

export interface SandboxProcess {
  url: string;
  get<T>(path: string): Promise<T>;
  /** A form post, as a browser sends it. */
  form(path: string, fields: Record<string, string>): Promise<string>;
  post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  switchOn(name: string, options?: { value?: string; times?: number }): Promise<void>;
  clearSwitches(): Promise<void>;
  /** Stops it (SIGSTOP) without ending it. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  close(): Promise<void>;
}

/** @param env variables beside those that every test has, e.g. `SANDBOX_NOW` */
export async function openSandbox(secretKey: string, env: Record<string, string> = {}): Promise<SandboxProcess> {
  const bundle = await sandboxBundle();
  const child = spawnChild(bundle, {
    ...process.env,
    SECRET_KEY: secretKey,
    SANDBOX_PORT: '0',
    SANDBOX_LATENCY: '0',
    BANK_NOTIFICATION_DELAY: '3600000',
    ...env,
  });
  const freeze = (): void => void child.kill('SIGSTOP');
  const thaw = (): void => void child.kill('SIGCONT');
  return { ...clientOf(await addressOf(child)), freeze, thaw, close: () => closed(child, bundle) };
}

/** The run's first test file bundles; a rename shows the others a whole file only. */
async function sandboxBundle(): Promise<string> {
  if (ofRun && existsSync(ofRun)) return ofRun;
  // Inside node_modules, so that the bundle resolves its packages and git ignores it.
  const own = join(root, 'node_modules/.cache/emsal', `sandbox-of-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'apps/sandbox/main.ts')],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  if (!ofRun) return own;
  await rename(own, ofRun);
  return ofRun;
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the sandbox ended before it listened');
}

async function closed(child: ChildProcess, bundle: string): Promise<void> {
  await ended(child);
  if (bundle !== ofRun) await rm(bundle);
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function clientOf(url: string): Omit<SandboxProcess, 'close' | 'freeze' | 'thaw'> {
  const send = (path: string, init?: RequestInit) => fetch(url + path, init);
  const json = { 'content-type': 'application/json' };
  const post: SandboxProcess['post'] = async (path, body) => {
    const reply = await send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return {
    url,
    post,
    get: async <T>(path: string) => (await (await send(path)).json()) as T,
    form: async (path, fields) => (await send(path, { method: 'POST', body: new URLSearchParams(fields) })).text(),
    switchOn: async (name, options = {}) => {
      const { status } = await post('/switches', { name, ...options });
      if (status !== 200) throw new Error(`no switch ${name}`);
    },
    clearSwitches: async () => void (await send('/switches', { method: 'DELETE' })),
  };
}
