import { join } from 'node:path';

export interface DocumentContext {
  /** Folder of the document, relative to the workspace. */
  folder: string;
  /** Whether a path relative to the workspace exists. */
  exists: (path: string) => boolean;
  /** Names of the npm scripts. */
  scripts: readonly string[];
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Paths in backticks, relative links and npm scripts of a Markdown text that do not exist. Paths with a placeholder are skipped. */
export function brokenReferences(text: string, { folder, exists, scripts }: DocumentContext): string[] {
  return [
    ...matches(text, /`((?:apps|libs|tools|docs)\/[\w./-]+)`/g).filter((path) => !exists(path)),
    ...matches(text, /\]\((?!\w+:)([^)#\s]+)/g).filter((link) => !exists(join(folder, link))),
    ...matches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name)),
  ];
}
