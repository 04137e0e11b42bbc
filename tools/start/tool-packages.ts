/** Installs packages that only one tool needs from the tool's own lock file, when it is first run. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param folder of the tool, with package.json and lock file; install scripts are disabled. @throws Error when npm cannot install */
export function installToolPackages(folder: string): void {
  const lock = join(folder, 'package-lock.json');
  /** Written by npm at the end of an installation. */
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const tool = `tools/${basename(folder)}`;
  console.log(`• Installing the packages of ${tool} …`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${tool}: check the network and the npm registry.`);
}
