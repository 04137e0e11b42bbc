/** The kit's package.json: it depends on what its files import, in the versions of this workspace. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** Named in configurations instead of imported. */
const named = [
  ...['node', 'typescript', 'vitest', 'jsdom', '@swc/core', 'swc-loader', 'css-loader'],
  ...[
    'esbuild',
    'react-refresh',
    '@testing-library/jest-dom',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@testing-library/react',
    '@testing-library/dom',
  ],
];

export const program = 'tools/remote-kit/main.js';

const importOf = /(?:from|import|require\(|import\() ?["']([^."'/@][^"'/]*|@[^"'/]+\/[^"'/]+)(?:\/[^"']*)?["']/g;

const importsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, name]) => name!);

interface Versions {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** @param folder of the kit, compiled */
export function kitPackage(folder: string): object {
  const own = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as Versions;
  const versions = { ...own.dependencies, ...own.devDependencies };
  const imported = globSync('{tools,libs,dist/apps/shell/server}/**/*.{js,cjs}', { cwd: folder }).flatMap((file) =>
    importsIn(join(folder, file)),
  );
  const used = [...new Set([...named, ...imported])].filter((name) => Object.hasOwn(versions, name)).sort();
  return {
    name: '@emsal/remote-kit',
    version: own.version,
    type: 'module',
    bin: { 'emsal-remote': program },
    dependencies: Object.fromEntries(used.map((name) => [name, versions[name]])),
  };
}
