import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const preload = resolve(__dirname, '../../../tools/start/die-with-parent.mjs');

/** A Node process that ends with the test's own, also when the test file is broken off before it could stop it. */
export function spawnTied(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ['--import', preload, script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.channel?.unref();
  return child;
}
