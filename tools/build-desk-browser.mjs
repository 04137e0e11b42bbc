/** Bundles the desk's pages for browsers into `dist/apps/desk/client`, with a list of the entry's files. */
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'dist/apps/desk/client');

const { metafile } = await build({
  entryPoints: { desk: resolve(root, 'apps/desk/browser/main.tsx') },
  outdir: target,
  entryNames: '[name]-[hash]',
  absWorkingDir: root,
  tsconfig: resolve(root, 'tsconfig.base.json'),
  // `x.browser.ts` replaces `x.ts`, as in the site's builds.
  resolveExtensions: ['.browser.ts', '.tsx', '.ts', '.mjs', '.js', '.css', '.json'],
  alias: { '@emsal': resolve(root, 'libs') },
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file', '.svg': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
const files = Object.keys(metafile.outputs);
const script = files.find((file) => metafile.outputs[file].entryPoint?.endsWith('main.tsx'));
// esbuild leaves the style sheets of lazy chunks to the document.
const styles = files.filter((file) => file.endsWith('.css'));
await writeFile(
  resolve(target, 'entry.json'),
  JSON.stringify({ script: basename(script), styles: styles.map((file) => basename(file)) }),
);
