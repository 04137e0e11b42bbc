/** What tests and measurements need of the machine, where they may install it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Seconds that another installation is waited for. */
const patience = 120;

export const isRoot = (): boolean => userInfo().uid === 0;

/** Installs a Debian package when that is possible. @returns the file that it brings, or undefined where there is no root, no apt or no such package */
export function fromDebian(packageName: string, file: string): string | undefined {
  if (existsSync(file)) return file;
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`• Installing Debian's ${packageName} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync(
    'apt-get',
    ['-o', `DPkg::Lock::Timeout=${patience}`, 'install', '-y', '-qq', '--no-install-recommends', packageName],
    {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return existsSync(file) ? file : undefined;
}
