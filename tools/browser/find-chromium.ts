/** The Chromium that tests and measurements drive, in one fixed order; what it needs as root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const isRoot = (): boolean => userInfo().uid === 0;
/** The sandbox of Chromium does not start as root; everywhere else it stays on. */
export const chromiumArgs = (): string[] => [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** `CHROME_PATH`, else an installed one, else Debian's package where root and apt are there, else Playwright's download. @throws Error in words */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  return (
    fromEnvironment(env) ??
    installed.find((path) => existsSync(path)) ??
    fromDebian('chromium', '/usr/bin/chromium') ??
    fromPlaywright()
  );
}

function fromEnvironment(env: NodeJS.ProcessEnv): string | undefined {
  const path = env['CHROME_PATH'];
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which does not exist.`);
  return path || undefined;
}

/** Installs a Debian package when that is possible. @returns the program, or undefined where there is no root, no apt or no such package */
export function fromDebian(packageName: string, program: string): string | undefined {
  if (existsSync(program)) return program;
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`• Installing Debian's ${packageName} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return existsSync(program) ? program : undefined;
}

function fromPlaywright(): string {
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'ignore' });
    return execFileSync(
      process.execPath,
      ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
      { encoding: 'utf8' },
    );
  } catch {
    throw new Error('No Chromium: set CHROME_PATH to one, or install it (Debian: apt-get install chromium).');
  }
}
