/** Lighthouse is no dependency of the product: it is installed from this folder's own lock file when it is first needed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const lock = join(folder, 'package-lock.json');
/** npm writes it at the end of an installation. */
const installed = join(folder, 'node_modules', '.package-lock.json');

/** @throws Error when npm cannot install */
export function installLighthouse(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('• Installing Lighthouse from tools/perf/package-lock.json …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed in tools/perf: check the network and the npm registry.');
}
