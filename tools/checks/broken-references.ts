import { join } from 'node:path';

export interface DocumentContext {
  /** Folder of the document, relative to the workspace. */
  folder: string;
  /** Whether a path relative to the workspace exists. */
  exists: (path: string) => boolean;
  /** Whether a file's path ends in this one, as in `quoting/group-commit.ts`. */
  isEndOfPath: (path: string) => boolean;
  /** Names of the npm scripts. */
  scripts: readonly string[];
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

const fromRoot = /`((?:apps|libs|tools|docs)\/[\w./-]+)`/g;
/** A file by its last folders and its ending. */
const byItsEnd = /`(?!(?:apps|libs|tools|docs)\/)([\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|js|json|css|md|tsv))`/g;

/** Paths in backticks and behind `node`, relative links and npm scripts of a Markdown text that do not exist. Paths with a placeholder are skipped. */
export function brokenReferences(text: string, context: DocumentContext): string[] {
  const { folder, exists, isEndOfPath, scripts } = context;
  return [
    ...matches(text, fromRoot).filter((path) => !exists(path)),
    ...matches(text, byItsEnd).filter((path) => !exists(path) && !isEndOfPath(path)),
    ...matches(text, /\bnode ((?:apps|tools)\/[\w./-]+\.ts)/g).filter((path) => !exists(path)),
    ...matches(text, /\]\((?!\w+:)([^)#\s]+)/g).filter((link) => !exists(join(folder, link))),
    ...matches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name)),
  ];
}
