/** Finds the Chromium that tests and measurements use. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromDebian, isRoot } from './from-debian.ts';

/** Chromium without a window of its own: the same engine for less of the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Chromium's sandbox does not start as root. */
export const chromiumArgs = (): string[] => [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Telephones do not hint; the shell would, and round each glyph's width.
  '--font-render-hinting=none',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** `CHROME_PATH`, or Debian's shell (as root, with apt), or an installed one, or Playwright's download. @throws Error that says what to install */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const given = fromEnvironment(env);
  if (given) return given;
  installFallbackFonts();
  return (
    fromDebian('chromium-headless-shell', headlessShell) ??
    installed.find((path) => existsSync(path)) ??
    fromPlaywright()
  );
}

/** The fallback fonts of libs/ui/tokens/fonts.css, Arial's substitute and Roboto: a minimal Debian has neither. */
function installFallbackFonts(): void {
  if (process.platform !== 'linux') return;
  fromDebian('fonts-liberation', '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf');
  fromDebian('fonts-roboto-unhinted', '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf');
}

function fromEnvironment(env: NodeJS.ProcessEnv): string | undefined {
  const path = env['CHROME_PATH'];
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which does not exist.`);
  return path || undefined;
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
    throw new Error(
      'No Chromium: set CHROME_PATH to one, or install it (Debian: apt-get install chromium-headless-shell).',
    );
  }
}
