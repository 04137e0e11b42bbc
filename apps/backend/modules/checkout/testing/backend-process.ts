/** The built backend as a process that can be killed; called through fetch in the shape of Fastify's inject. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import { setPersonalDataKeys } from '../../../config/personal-data-keys';
import { personalDataVariables, testPersonalDataKeys } from '../../../testing/personal-data-variables';
import { spawnChild } from '../../../testing/spawn-child';

const root = resolve(__dirname, '../../../../..');

export interface BackendProcess {
  /** Has `inject` only. */
  app: FastifyInstance;
  /** Of the running one. */
  url(): string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops it (SIGSTOP) without ending it. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  /** SIGTERM: graceful shutdown. */
  terminate(): Promise<void>;
  close(): Promise<void>;
}

/** @param env of every start */
export function buildBackend(env: Record<string, string>): BackendProcess {
  setPersonalDataKeys(testPersonalDataKeys());
  mkdirSync(join(root, 'tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'tmp/checkout-'));
  execFileSync(process.execPath, ['tools/build-node.mjs', 'backend', folder], { cwd: root });
  let child: ChildProcess | undefined;
  let address = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const kill = () => end('SIGKILL');
  return {
    app: { inject: (request: Injected) => injected(address, request) } as unknown as FastifyInstance,
    url: () => address,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    terminate: () => end('SIGTERM'),
    start: async () => {
      const full = { PATH: process.env['PATH'], API_PORT: '0', ...personalDataVariables, ...env };
      child = spawnChild(join(folder, 'main.js'), full);
      address = await readyAddress(child);
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  let last = '';
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error(`the backend ended before it was ready: ${last}`)));
    lines.on('line', (line) => {
      last = line;
      const { msg, address: listening } = JSON.parse(line) as { msg: string; address?: string };
      if (msg === 'ready') found(listening!);
    });
  });
  return address;
}

interface Injected {
  method?: string;
  url: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

async function injected(address: string, { method = 'GET', url, payload, headers = {} }: Injected) {
  const isText = typeof payload === 'string';
  const reply = await fetch(address + url, {
    method,
    redirect: 'manual',
    headers: { ...(payload && !isText && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { body: isText ? payload : JSON.stringify(payload) }),
  });
  const body = await reply.text();
  const cookies = reply.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value: decodeURIComponent(value) };
  });
  return {
    statusCode: reply.status,
    headers: Object.fromEntries(reply.headers),
    body,
    cookies,
    json: () => JSON.parse(body) as unknown,
  };
}
