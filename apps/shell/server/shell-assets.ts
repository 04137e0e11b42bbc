/** The built shell as the edge needs it: names of its files, the boot script and its hash. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellAssets {
  /** Paths on the site. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The font that every page shows first. */
  font: string | undefined;
  boot: string;
  bootHash: string;
}

interface AssetList {
  scripts: Record<string, string[]>;
  styles: string[];
}

const onSite = (file: string): string => `/static/${file}`;

function firstFont(client: string): string | undefined {
  const file = readdirSync(join(client, 'files')).find((name) => name.includes('latin') && name.endsWith('.woff2'));
  return file && onSite(`files/${file}`);
}

export function readShellAssets(shellDirectory: string): ShellAssets {
  const client = join(shellDirectory, 'client');
  const { scripts, styles } = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8')) as AssetList;
  const boot = readFileSync(join(shellDirectory, 'boot/boot.js'), 'utf8');
  return {
    scripts: (scripts['main'] ?? []).map(onSite),
    styles: styles.map(onSite),
    font: firstFont(client),
    boot,
    bootHash: `sha256-${createHash('sha256').update(boot).digest('base64')}`,
  };
}
