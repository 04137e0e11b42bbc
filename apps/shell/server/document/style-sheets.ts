/**
 * Style sheets stand in the document: a page is painted without a request that comes before. The content security policy allows each
 * by its hash.
 */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../escape';

export interface StyleSheet {
  html: string;
  /** `sha256-...` for the policy; null for a sheet that the browser loads from the site. */
  hash: string | null;
}

/** Versions of remotes whose sheets stay in memory. */
const maxVersions = 32;

const hashOf = (algorithm: 'sha256' | 'sha384', text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** @param name by which webpack's run time finds a sheet that the document has already */
export const inlineSheet = (css: string, name?: string): StyleSheet => ({
  html: `<style${name === undefined ? '' : ` data-href="${escapeHtml(name)}"`}>${css}</style>`,
  hash: hashOf('sha256', css),
});

const linkedSheet = (href: string, name: string, integrity = ''): StyleSheet => ({
  html: `<link rel="stylesheet" href="${href}" data-href="${name}" integrity="${integrity}" crossorigin="anonymous">`,
  hash: null,
});

function readSheet(folder: string, { name, version, integrity }: RegistryEntry, href: string): StyleSheet {
  const file = href.slice(`/remotes/${name}/${version}/`.length);
  const linked = linkedSheet(href, file, integrity[href]);
  try {
    const css = readFileSync(join(folder, name, version, 'client', file), 'utf8');
    const isWhole = hashOf('sha384', css) === integrity[href] && !/<\/style/i.test(css);
    return isWhole ? inlineSheet(css, file) : linked;
  } catch {
    return linked;
  }
}

export type RemoteSheets = (entry: RegistryEntry) => readonly StyleSheet[];

/** A sheet that is missing, or has another hash than the registry's, is left to the browser, which checks again. */
export function createRemoteSheets(registryDirectory: string): RemoteSheets {
  const read = new LRUCache<string, readonly StyleSheet[]>({ max: maxVersions });
  return (entry) => {
    const key = `${entry.name}@${entry.version}`;
    const known = read.get(key);
    if (known) return known;
    const sheets = entry.css.map((href) => readSheet(registryDirectory, entry, href));
    if (sheets.every(({ hash }) => hash !== null)) read.set(key, sheets);
    return sheets;
  };
}
