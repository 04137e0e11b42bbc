/**
 * Makes the two fonts of our PDFs from DejaVu Sans: `node tools/fonts/pdf-fonts.ts`, after a new version of the package.
 * Kerning, ligatures and hints are dropped, which makes embedding them several times faster; every glyph stays.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
const target = join(workspaceRoot, 'apps/backend/modules/document/fonts');
const files = { DejaVuSans: 'regular', 'DejaVuSans-Bold': 'bold' } as const;

for (const [name, weight] of Object.entries(files)) {
  const font = await subsetFont(await readFile(join(source, `ttf/${name}.ttf`)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'kern'],
  });
  await writeFile(join(target, `dejavu-sans-${weight}.ttf`), font);
  console.log(`dejavu-sans-${weight}.ttf: ${font.length} bytes`);
}
await copyFile(join(source, 'LICENSE'), join(target, 'LICENSE.txt'));
