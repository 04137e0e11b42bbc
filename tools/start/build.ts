/** Builds all projects; Nx caches those that did not change. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { CommandError } from './progress.ts';

const logFile = join(workspaceRoot, 'dist', 'build.log');

/** @throws CommandError that names the log when a build fails */
export async function buildAll(): Promise<void> {
  const code = await runLogged('nx', ['run-many', '-t', 'build', '--outputStyle=stream', '--parallel=4']);
  if (code !== 0) throw new CommandError(`The build failed. Its log: ${logFile}`);
}

function runLogged(program: string, args: string[]): Promise<number> {
  mkdirSync(join(workspaceRoot, 'dist'), { recursive: true });
  const log = createWriteStream(logFile);
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...nxEnvironment },
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('exit', (code) => log.end(() => done(code ?? 1)));
  });
}
