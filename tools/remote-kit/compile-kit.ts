/** Compiles what a team outside needs of tools and platform, and only what those files import, to JavaScript with types. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CommandError } from '../start/progress.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** The commands, the programs that they start by their path, and what the platform provides to remotes. */
const files = [
  'tools/remote-kit/main.ts',
  'tools/publish/declared/read-declared.ts',
  'tools/publish/gate/hydrate-pages.ts',
  'libs/platform/**/*.{ts,tsx}',
];
const entries = (): string[] =>
  globSync(files, {
    cwd: workspaceRoot,
    exclude: ['**/*.spec.*', '**/sample-*'],
  });

function options(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(workspaceRoot, 'tsconfig.base.json'), ts.sys.readFile);
  const base = ts.parseJsonConfigFileContent(config, ts.sys, workspaceRoot).options;
  return { ...base, noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, outDir: folder };
}

/** @throws CommandError with the compiler's messages */
export function compileKit(folder: string): void {
  const program = ts.createProgram(
    entries().map((file) => join(workspaceRoot, file)),
    { ...options(folder), rootDir: workspaceRoot },
  );
  const { diagnostics, emitSkipped } = program.emit();
  if (emitSkipped || diagnostics.length > 0)
    throw new CommandError(
      ts.formatDiagnostics(diagnostics, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }),
    );
}
