/** What a payment page may run, post to and frame: exactly the published scripts, and the bank's page. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { readRegistry, registryDirectory } from '../../../tools/publish/registry/registry-file';
import { fillPolicyInformation } from '../walk/buy';
import { expect, waitUntilHydrated, sandbox, site, slug, test } from '../walk/journey-test';
import { reachSummary } from './reach-payment';

const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Published files of the checkout: path on the site to integrity hash. */
async function publishedFiles(): Promise<ReadonlyMap<string, string>> {
  const { sets, entries } = await readRegistry(registryDirectory());
  const version = sets[0]!.versions['checkout'];
  const entry = entries.find((one) => one.name === 'checkout' && one.version === version)!;
  return new Map(Object.entries(entry.integrity));
}

/** The expected integrity hash of a script; undefined for an unknown one. */
async function expectedIntegrity(path: string, checkout: ReadonlyMap<string, string>): Promise<string | undefined> {
  const [, file] = /^\/static\/(js\/[\w.-]+\.js)$/.exec(path) ?? [];
  if (!file) return checkout.get(path);
  return integrityOf(await readFile(join(registryDirectory(), '../apps/shell/client', file)));
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Opens the page. @returns its scripts, inline scripts, style sheets and content security policy */
async function openPage(page: Page, url: string) {
  const scripts: string[] = [];
  const record = (request: Request): void => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(request.url());
  };
  page.on('request', record);
  const response = (await page.goto(url))!;
  const policy = response.headers()['content-security-policy'];
  const sheets = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents();
  return { scripts, inline, sheets, policy };
}

const framedBy = (page: Page): string[] =>
  page
    .frames()
    .filter((frame) => frame !== page.mainFrame())
    .map((frame) => frame.url());

test('a payment page runs exactly the published scripts and connects only to its own origin and the bank', async ({
  page,
}) => {
  const { walker, who } = await reachSummary(page);
  await fillPolicyInformation(walker, slug, who);
  const checkout = await publishedFiles();
  const bank = new URL(sandbox()).origin;
  for (const path of ['police-bilgileri', 'odeme-bilgileri', `odeme-sorgulama?odeme=${'a'.repeat(32)}`]) {
    const { scripts, inline, sheets, policy } = await openPage(page, `${site()}/${slug}/${path}`);
    expect(scripts.length, path).toBeGreaterThan(2);
    for (const script of scripts) {
      const { origin, pathname } = new URL(script);
      expect(origin).toBe(site());
      const content = await (await page.request.get(script)).body();
      expect(integrityOf(content), pathname).toBe(await expectedIntegrity(pathname, checkout));
    }
    expect(inline, 'the boot script').toHaveLength(1);
    expect(sheets, 'the styles of shell and checkout').toHaveLength(2);
    expect(policy?.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hashOf(inline[0]!)}`,
      `style-src 'self' ${sheets.map(hashOf).join(' ')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${bank}`,
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self' ${bank}`,
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    const framed = path === 'odeme-bilgileri' ? [expect.stringMatching(`^${bank}/`)] : [];
    await expect.poll(() => framedBy(page)).toEqual(framed);
  }
});
