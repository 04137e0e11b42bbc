/** Build times of all projects: with an empty cache, then with nothing changed. `node tools/bench/build.ts` */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const goals = { cold: 60, cached: 3 };
const cache = mkdtempSync(join(tmpdir(), 'emsal-build-bench-'));
const env = { ...process.env, NX_CACHE_DIRECTORY: cache, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/** Seconds. @throws Error with the log when the build fails */
function build(): number {
  const began = performance.now();
  const args = ['run-many', '-t', 'build', '--outputStyle=stream', '--parallel=4'];
  const { status, stdout, stderr } = spawnSync('nx', args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed\n${stdout}${stderr}`);
  return (performance.now() - began) / 1000;
}

try {
  for (const name of ['cold', 'cached'] as const) {
    const seconds = build();
    const isMet = seconds <= goals[name];
    console.log(
      `${name} build ${seconds.toFixed(1)} s on ${cpus().length} cores, goal ${goals[name]} s, ${isMet ? 'met' : 'missed'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  rmSync(cache, { recursive: true, force: true });
}
