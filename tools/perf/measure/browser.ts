/** A fresh Chromium for every measurement: empty cache, no external network, the proxy's certificate trusted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Cookie } from 'playwright';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { chromiumArgs, findChromium } from '../../browser/find-chromium.ts';

export interface OpenBrowser {
  /** Port of the DevTools protocol. */
  debugPort: number;
  context: BrowserContext;
  close(): Promise<void>;
}
export interface BrowserChoice {
  /** Hash of the certificate's key. */
  keyHash: string;
  cookies?: Cookie[];
}

/** Larger than any emulated screen: what lies outside the window is never presented, and its interactions never end. */
const windowSize = '--window-size=1600,1200';
const noExternalNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Sets no viewport: Lighthouse emulates a phone, the other measurements set their own. */
export async function openBrowser({ keyHash, cookies = [] }: BrowserChoice): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'emsal-perf-profile-'));
  const debugPort = await freePort();
  const trust = `--ignore-certificate-errors-spki-list=${keyHash}`;
  const args = [...chromiumArgs(), windowSize, noExternalNetwork, trust, `--remote-debugging-port=${debugPort}`];
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
