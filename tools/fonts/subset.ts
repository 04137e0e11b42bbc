/** Makes the two font files of the site from the published typeface: `node tools/fonts/subset.ts`, after a new version of the package or a new letter. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const require = createRequire(import.meta.url);
const target = join(workspaceRoot, 'libs/ui/tokens/fonts');

/** Printable ASCII, then what Turkish and its typography need beyond it. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const letters = {
  latin: `${ascii}\u00a0©«®°±·»½ÂÇÎÖ×ÛÜâçîöûüı–—‘’“”•…−`,
  'latin-ext': 'ĞğĪİŞşȘș₺',
};
const files = { latin: 'bricolage-tr-latin', 'latin-ext': 'bricolage-tr-ext' } as const;

/** The optical size is fixed between text and headings: as an axis it would multiply the kerning data. */
const axes = { wght: { min: 400, max: 700 }, opsz: 24 };
/** Kerning, and figures of one width for prices in columns. */
const keepFeatures = ['kern', 'tnum'];

for (const part of ['latin', 'latin-ext'] as const) {
  const name = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const;
  const font = await subsetFont(await readFile(require.resolve(name)), letters[part], options);
  await writeFile(join(target, `${files[part]}.woff2`), font);
  console.log(`${files[part]}.woff2: ${font.length} bytes`);
}
