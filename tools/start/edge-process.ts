/** The edge of a built shell as a process of its own. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type EdgeProcess = ChildProcessByStdio<null, Readable, Readable>;

/** Settles once it listens. @throws Error with what it said when it ends before */
export function startEdge(shell: string, env: Record<string, string>): Promise<EdgeProcess> {
  const edge = spawn(process.execPath, [join(shell, 'server/main.cjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** Its last words. */
  let said = '';
  return new Promise((ready, failed) => {
    for (const output of [edge.stdout, edge.stderr])
      output.on('data', (text) => {
        said = (said + String(text)).slice(-10_000);
        if (said.includes('Server listening')) ready(edge);
      });
    edge.once('exit', (code) => failed(new Error(`the edge ended with ${code}: ${said}`)));
  });
}
