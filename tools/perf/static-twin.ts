/** The static twin of a page: its HTML, style sheets and fonts as files without script, as a lower bound for loading times. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cookie } from 'playwright';

export interface TwinChoice {
  /** Origin of the site that renders the page. */
  from: string;
  /** Path of the page. */
  path: string;
  /** Cookies of the visitor whose page it is. */
  cookies: Cookie[];
  /** Output folder. */
  folder: string;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const linked = /<(?:link|img)\b[^>]*?\s(?:href|src)="(\/[^"#?]+)"/g;
const loaded = /url\(["']?([^"')#?]+)["']?\)/g;
const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

function write({ folder }: TwinChoice, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function fetchFile({ from }: TwinChoice, path: string): Promise<Buffer> {
  const answer = await fetch(from + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Copies a file; for a style sheet also the files it references. */
async function copyFile(twin: TwinChoice, path: string): Promise<void> {
  const content = await fetchFile(twin, path);
  write(twin, path, content);
  if (!path.endsWith('.css')) return;
  const names = namesIn(content.toString(), loaded).filter((name) => !name.startsWith('data:'));
  for (const name of names) {
    const file = new URL(name, `http://localhost${path}`).pathname;
    write(twin, file, await fetchFile(twin, file));
  }
}

/** @throws Error when the page's own path does not answer 200 */
export async function makeTwin(twin: TwinChoice): Promise<void> {
  const cookie = twin.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'user-agent': phoneUserAgent, 'x-forwarded-proto': 'https' };
  const answer = await fetch(twin.from + twin.path, { headers, redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${twin.path} answered ${answer.status}: there is no page to copy`);
  const html = (await answer.text()).replace(scripts, '');
  write(twin, `${twin.path}.html`, html);
  const pages = new Set(namesIn(html, linked).filter((path) => /\.\w+$/.test(path)));
  for (const path of pages) await copyFile(twin, path);
}
