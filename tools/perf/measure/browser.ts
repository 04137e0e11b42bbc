/** A fresh Chromium for every measurement: empty cache, no outside world, the front's certificate trusted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Cookie } from 'playwright';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { chromiumArgs, findChromium } from '../../browser/find-chromium.ts';

export interface OpenBrowser {
  /** For tools that speak Chrome's own protocol. */
  debugPort: number;
  context: BrowserContext;
  close(): Promise<void>;
}
export interface BrowserChoice {
  /** Hash of the key of the front's certificate. */
  keyHash: string;
  cookies?: Cookie[];
}

/** Larger than any screen that is emulated: what lies beyond the window is never presented, and its interactions never end. */
const windowSize = '--window-size=1600,1200';
const noOutsideWorld = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** The screen is the page's own business: Lighthouse emulates a telephone, the walk sets its own. */
export async function openBrowser({ keyHash, cookies = [] }: BrowserChoice): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'emsal-perf-profile-'));
  const debugPort = await freePort();
  const trust = `--ignore-certificate-errors-spki-list=${keyHash}`;
  const args = [...chromiumArgs(), windowSize, noOutsideWorld, trust, `--remote-debugging-port=${debugPort}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args,
    viewport: null,
    locale: 'tr-TR',
  });
  await context.addCookies(cookies);
  return {
    debugPort,
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
