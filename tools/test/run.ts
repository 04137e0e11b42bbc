/** Runs one program of a stage. */
import { spawn, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** @returns the exit code */
export type Run = (program: string, args: readonly string[], env?: Record<string, string>) => Promise<number>;

const start = (program: string, args: readonly string[], { env, stdio }: { env: object; stdio: StdioOptions }) =>
  spawn(program, args, {
    cwd: workspaceRoot,
    stdio,
    env: { ...process.env, ...nxEnvironment, LC_ALL: 'C.UTF-8', ...env },
  });

const ended = (child: ReturnType<typeof start>): Promise<number> =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });

/** With its output on the terminal. */
export const runOnTerminal: Run = (program, args, env = {}) => ended(start(program, args, { env, stdio: 'inherit' }));

/** At a lower priority, with its output buffered. */
export function runQuietly(): { run: Run; output: () => string } {
  const chunks: Buffer[] = [];
  const keep = (stream: Readable | null) => stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    run: (program, args, env = {}) => {
      const child = start(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      keep(child.stdout);
      keep(child.stderr);
      return ended(child);
    },
    output: () => Buffer.concat(chunks).toString(),
  };
}
