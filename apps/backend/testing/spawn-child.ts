import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const preload = resolve(__dirname, 'die-with-parent.mjs');

/** A Node child process that ends with the test process, even when the spec is aborted. */
export function spawnChild(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ['--import', preload, script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.channel?.unref();
  return child;
}
