/** Runs one program of a stage with its output on the terminal; Ctrl-C ends it with us. */
import { spawn } from 'node:child_process';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** @returns the exit code */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, ...nxEnvironment, LC_ALL: 'C.UTF-8', ...env },
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
