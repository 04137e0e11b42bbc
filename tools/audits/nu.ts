/** The W3C's Nu checker on every page twice: as the server sends it, and after hydration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { OpenBrowser } from '../perf/measure/browser.ts';
import { openBrowser } from '../perf/measure/browser.ts';
import type { MeasuredEnvironment } from '../perf/measured-environment.ts';
import type { Finding, AuditResult } from './audit-result.ts';
import type { AuditedPage } from './pages.ts';
import { packageVersion } from './package-version.ts';

const packageFolder = join(import.meta.dirname, 'node_modules/vnu-jar');
interface Package {
  /** Uses an installed Java or downloads one. @throws Error when neither is possible */
  vnu: { check(args: string[]): Promise<string> };
}

interface Message {
  /** `info`, `error` or `non-document-error`. */
  type: string;
  subType?: string;
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

/** The current document, serialised as HTML. */
const asRendered = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);

/** A content page hydrates at the first interaction, the others by themselves. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
}

interface PageHtml {
  served: string;
  rendered: string;
}

async function show({ context }: OpenBrowser, url: string, { cookies }: AuditedPage): Promise<PageHtml> {
  await context.clearCookies();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const answer = await page.goto(url, { waitUntil: 'load' });
  await hydrate(page);
  const shown = { served: await answer!.text(), rendered: await asRendered(page) };
  await page.close();
  return shown;
}

/** A page's file is named after its path, so that a message identifies the page. */
const fileOf = (folder: string, path: string, kind: keyof PageHtml): string =>
  join(folder, `${path.slice(1).replaceAll('/', '_') || 'home'}.${kind}.html`);

async function write(environment: MeasuredEnvironment, pages: readonly AuditedPage[], folder: string): Promise<void> {
  const browser = await openBrowser({ keyHash: environment.certificate.keyHash });
  try {
    for (const page of pages) {
      const shown = await show(browser, environment.origin + page.path, page);
      for (const kind of ['served', 'rendered'] as const) writeFileSync(fileOf(folder, page.path, kind), shown[kind]);
    }
  } finally {
    await browser.close();
  }
}

async function runNu(folder: string): Promise<Message[]> {
  // Required here: the package is installed after this file was imported.
  const { vnu } = createRequire(import.meta.url)(packageFolder) as Package;
  const output = await vnu.check(['--format', 'json', '--exit-zero-always', '--stdout', folder]);
  return (JSON.parse(output) as { messages: Message[] }).messages;
}

const asFinding = ({ url, lastLine, message, extract = '' }: Message): Finding => ({
  where: `${url.slice(url.lastIndexOf('/') + 1)}:${lastLine}`,
  what: `${message} ${extract}`.replace(/\s+/g, ' '),
});

export async function nu(environment: MeasuredEnvironment, pages: readonly AuditedPage[]): Promise<AuditResult> {
  const folder = join(environment.folder, 'nu');
  mkdirSync(folder, { recursive: true });
  await write(environment, pages, folder);
  const messages = await runNu(folder);
  const errors = messages.filter(({ type }) => type !== 'info');
  const warnings = messages.filter(({ subType }) => subType === 'warning');
  return {
    audit: 'W3C Nu, served and rendered',
    program: packageVersion(packageFolder),
    goal: '0 errors',
    result: `${errors.length} errors, ${warnings.length} warnings in ${2 * pages.length} documents`,
    findings: errors.map(asFinding),
  };
}
