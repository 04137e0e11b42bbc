/** The built shell's file names, and the boot script with its hash. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellAssets {
  /** Paths on the site. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The typeface's files, which every page uses. */
  fonts: readonly string[];
  boot: string;
  bootHash: string;
}

interface AssetList {
  scripts: Record<string, string[]>;
  styles: string[];
}

const onSite = (file: string): string => `/static/${file}`;

const fontsOf = (client: string): string[] =>
  readdirSync(join(client, 'files'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => onSite(`files/${name}`));

export function readShellAssets(shellDirectory: string): ShellAssets {
  const client = join(shellDirectory, 'client');
  const { scripts, styles } = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8')) as AssetList;
  const boot = readFileSync(join(shellDirectory, 'boot/boot.js'), 'utf8');
  return {
    scripts: (scripts['main'] ?? []).map(onSite),
    styles: styles.map(onSite),
    fonts: fontsOf(client),
    boot,
    bootHash: `sha256-${createHash('sha256').update(boot).digest('base64')}`,
  };
}
