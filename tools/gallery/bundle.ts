/** Bundles the gallery's script and style from the lists of examples. */
import { build, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { components, uiFolder } from './components.ts';

const root = join(import.meta.dirname, '../..');

/** The module `gallery:examples` holds every list of examples by component name. */
const everyExample: Plugin = {
  name: 'every example',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gallery:examples$/ }, ({ path }) => ({ path, namespace: 'gallery' }));
    onLoad({ filter: /.*/, namespace: 'gallery' }, () => ({ contents: listOf(components()), resolveDir: uiFolder }));
  },
};

function listOf(names: readonly string[]): string {
  const imports = names.map((name, index) => `import { examples as e${index} } from './${name}/${name}.examples';`);
  const entries = names.map((name, index) => `  ${JSON.stringify(name)}: e${index},`);
  return [...imports, 'export const everyExample = {', ...entries, '};'].join('\n');
}

/** File name > contents; the entry is `gallery.js`, its style `gallery.css`. @throws when a component does not build */
export async function bundleGallery(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { gallery: join(import.meta.dirname, 'page/gallery.tsx') },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    alias: { '@emsal': join(root, 'libs') },
    loader: { '.woff2': 'file', '.svg': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [everyExample],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.replaceAll('\\', '/').replace(/^.*\//, ''), contents]));
}
