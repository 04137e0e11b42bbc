/** The display of a browser that needs windows: the machine's, or an X server without a screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fromDebian } from '../../../../tools/browser/from-debian.ts';

export const findDisplayServer = (): string | undefined => fromDebian('xvfb', '/usr/bin/Xvfb');

export interface Display {
  /** Value of `DISPLAY`. */
  name: string;
  process: ChildProcess | undefined;
}

export async function openDisplay(): Promise<Display> {
  const name = process.env['DISPLAY'];
  if (name) return { name, process: undefined };
  const program = findDisplayServer();
  if (!program) throw new Error("WebKit needs a display: set DISPLAY, or install Debian's xvfb.");
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done) =>
    server.stdout!.once('data', (line: Buffer) => done(line.toString().trim())),
  );
  return { name: `:${number}`, process: server };
}
