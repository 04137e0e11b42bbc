/** Installs Debian packages that tests and measurements need. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Seconds to wait for another apt process. */
const lockTimeout = 120;

export const isRoot = (): boolean => userInfo().uid === 0;

/** Installs a Debian package if possible. @returns the file that it contains, or undefined without root, apt or such a package */
export function fromDebian(packageName: string, file: string): string | undefined {
  if (existsSync(file)) return file;
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`• Installing Debian's ${packageName} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync(
    'apt-get',
    ['-o', `DPkg::Lock::Timeout=${lockTimeout}`, 'install', '-y', '-qq', '--no-install-recommends', packageName],
    {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return existsSync(file) ? file : undefined;
}
