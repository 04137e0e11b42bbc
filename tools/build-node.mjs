/** Bundles a server app for Node: `node tools/build-node.mjs backend [folder]`. Packages are external; migrations, fonts and first contents are copied. */
import { cp, rm } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const app = process.argv[2];
if (!app || !existsSync(resolve(root, 'apps', app, 'main.ts')))
  throw new Error(`usage: node tools/build-node.mjs <app>; there is no apps/${app}/main.ts`);
const target = resolve(root, process.argv[3] ?? `dist/apps/${app}`);

/** Programs of threads: modules that Node loads by themselves. */
const workers = globSync(resolve(root, 'apps', app, '**/*-worker.ts'));

await rm(target, { recursive: true, force: true });
await build({
  entryPoints: [resolve(root, 'apps', app, 'main.ts'), ...workers],
  outdir: target,
  entryNames: '[name]',
  absWorkingDir: root,
  tsconfig: resolve(root, 'tsconfig.base.json'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
for (const folder of ['db/migrations', 'modules/document/fonts', 'modules/content/seeds']) {
  const source = resolve(root, 'apps', app, folder);
  if (existsSync(source)) await cp(source, resolve(target, basename(folder)), { recursive: true });
}
// The bank's pages are shown in the site's type.
if (app === 'sandbox') await cp(resolve(root, 'libs/ui/tokens/fonts'), resolve(target, 'fonts'), { recursive: true });
