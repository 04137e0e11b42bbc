/** A `redis-server` process for a spec, on a free port and without persistence. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@emsal/embedded-database/free-port';

export interface RedisServer {
  url: string;
  close(): Promise<void>;
}

/** Required in CI, where .ci/run installs it; optional elsewhere. */
export const isRedisWanted = (): boolean =>
  Boolean(process.env['CI']) || spawnSync('redis-server', ['--version']).error === undefined;

export async function openRedis(): Promise<RedisServer> {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child, 'spawn');
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept connections')) break;
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
