/** The W3C's Nu checker, asked about every page twice: as the server sends it, and as it stands after hydration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { OpenBrowser } from '../perf/measure/browser.ts';
import { openBrowser } from '../perf/measure/browser.ts';
import type { MeasuredHouse } from '../perf/measured-house.ts';
import type { Finding, Verdict } from './finding.ts';
import type { CheckedPage } from './pages.ts';
import { versionOf } from './version-of.ts';

const own = join(import.meta.dirname, 'node_modules/vnu-jar');
interface Package {
  /** Finds a Java, or fetches one; says what is missing when it can do neither. */
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

/** The document as it stands, as HTML again. */
const asRendered = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);

/** A touch brings a content page to life; the others come by themselves. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
}

interface Shown {
  served: string;
  rendered: string;
}

async function show({ context }: OpenBrowser, url: string, { cookies, isAlive }: CheckedPage): Promise<Shown> {
  await context.clearCookies();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (isAlive) await hydrate(page);
  const shown = { served: await answer!.text(), rendered: await asRendered(page) };
  await page.close();
  return shown;
}

/** A page's file is named after its path, so that a message says where. */
const fileOf = (folder: string, path: string, kind: keyof Shown): string =>
  join(folder, `${path.slice(1).replaceAll('/', '_') || 'home'}.${kind}.html`);

async function write(house: MeasuredHouse, pages: readonly CheckedPage[], folder: string): Promise<void> {
  const browser = await openBrowser({ keyHash: house.certificate.keyHash });
  try {
    for (const page of pages) {
      const shown = await show(browser, house.origin + page.path, page);
      for (const kind of ['served', 'rendered'] as const) writeFileSync(fileOf(folder, page.path, kind), shown[kind]);
    }
  } finally {
    await browser.close();
  }
}

async function ask(folder: string): Promise<Message[]> {
  // Installed by now; this file is imported before.
  const { vnu } = createRequire(import.meta.url)(own) as Package;
  const output = await vnu.check(['--format', 'json', '--exit-zero-always', '--stdout', folder]);
  return (JSON.parse(output) as { messages: Message[] }).messages;
}

const asFinding = ({ url, lastLine, message, extract = '' }: Message): Finding => ({
  where: `${url.slice(url.lastIndexOf('/') + 1)}:${lastLine}`,
  what: `${message} ${extract}`.replace(/\s+/g, ' '),
});

export async function nu(house: MeasuredHouse, pages: readonly CheckedPage[]): Promise<Verdict> {
  const folder = join(house.folder, 'nu');
  mkdirSync(folder, { recursive: true });
  await write(house, pages, folder);
  const messages = await ask(folder);
  const errors = messages.filter(({ type }) => type !== 'info');
  const warnings = messages.filter(({ subType }) => subType === 'warning');
  return {
    checker: 'W3C Nu, served and rendered',
    by: versionOf(own),
    goal: '0 errors',
    figure: `${errors.length} errors, ${warnings.length} warnings in ${2 * pages.length} documents`,
    findings: errors.map(asFinding),
  };
}
