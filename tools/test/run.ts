/** Runs one program of a stage with its output on the terminal; Ctrl-C ends it with us. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** @returns the exit code */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', LC_ALL: 'C.UTF-8', ...env },
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
