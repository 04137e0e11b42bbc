/** Style sheets stand in documents, where W3C's checker reads them: it reports CSS that it does not know as an error. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const unknown = /@container|container-(?:type|name)|field-sizing/g;

it('styles hold nothing that the W3C’s checker does not know', () => {
  const sheets = globSync('{apps,libs}/**/*.css', { cwd: root, exclude: (name) => name === 'node_modules' });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(unknown)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
