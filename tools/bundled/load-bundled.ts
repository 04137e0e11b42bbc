/** Loads sources of apps and libs in tools: they use the import alias, which Node does not resolve, so they are bundled first. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** Options for bundles that run on Node; packages are external. */
export const nodeBundle = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  tsconfig: join(workspaceRoot, 'tsconfig.base.json'),
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** A new folder inside node_modules, so that a bundle resolves packages. The caller removes it. */
export const bundleFolder = (name: string): Promise<string> => mkdtemp(join(workspaceRoot, `node_modules/.${name}-`));

/** @param source the wanted exports, e.g. `export { a } from './libs/b/c'`; paths from the root of the project */
export async function loadBundled<Module>(source: string): Promise<Module> {
  const folder = await bundleFolder('bundled');
  const outfile = join(folder, 'bundled.mjs');
  try {
    await build({ ...nodeBundle, stdin: { contents: source, resolveDir: workspaceRoot, loader: 'ts' }, outfile });
    return (await import(pathToFileURL(outfile).href)) as Module;
  } finally {
    await rm(folder, { recursive: true });
  }
}
