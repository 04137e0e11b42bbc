/** The built shell's scripts and styles, and the boot script with its hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineSheet, type StyleSheet } from './style-sheets';

export interface ShellAssets {
  /** Paths on the site. */
  scripts: readonly string[];
  styles: readonly StyleSheet[];
  boot: string;
  bootHash: string;
}

interface AssetList {
  scripts: Record<string, string[]>;
  styles: string[];
}

const onSite = (file: string): string => `/static/${file}`;

export function readShellAssets(shellDirectory: string): ShellAssets {
  const client = join(shellDirectory, 'client');
  const { scripts, styles } = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8')) as AssetList;
  const boot = readFileSync(join(shellDirectory, 'boot/boot.js'), 'utf8');
  return {
    scripts: (scripts['main'] ?? []).map(onSite),
    styles: styles.map((file) => inlineSheet(readFileSync(join(client, file), 'utf8'))),
    boot,
    bootHash: `sha256-${createHash('sha256').update(boot).digest('base64')}`,
  };
}
