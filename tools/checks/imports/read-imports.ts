/** The import graph of the workspace's own files, read from the syntax: static, dynamic and type imports. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The files that each file imports; paths relative to the workspace. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Specs and what only they use may import anything. */
const isTest = (path: string): boolean => /\.spec\.tsx?$|\/testing\//.test(path);

export function readImports(root: string): ImportGraph {
  const files = globSync('{apps,libs}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  }).filter((path) => !isTest(path));
  const known = new Set(files);
  const importsOf = (file: string): string[] =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.map(({ fileName }) => resolveImport(file, fileName, known))
      .filter((path) => path !== undefined);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Undefined for a package, and for a file that holds no code. */
function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const base = name.startsWith('.') ? join(from, '..', name) : name.replace(/^@emsal\//, 'libs/');
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path));
}
