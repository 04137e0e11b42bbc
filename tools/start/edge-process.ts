/** Starts the edge of a built shell as a process, which ends with this one. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { endWithParent } from '../../libs/shutdown/end-with-parent.ts';

export type EdgeProcess = ChildProcessByStdio<null, Readable, Readable>;

/** Resolves once it listens. @throws Error with its output when it ends before */
export function startEdge(shell: string, env: Record<string, string>): Promise<EdgeProcess> {
  const edge = spawn(process.execPath, [join(shell, 'server/main.cjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(edge);
  /** The last 10,000 characters. */
  let output = '';
  return new Promise((ready, failed) => {
    for (const stream of [edge.stdout, edge.stderr])
      stream.on('data', (text) => {
        output = (output + String(text)).slice(-10_000);
        if (output.includes('Server listening')) ready(edge);
      });
    edge.once('exit', (code) => failed(new Error(`the edge ended with ${code}: ${output}`)));
  });
}
