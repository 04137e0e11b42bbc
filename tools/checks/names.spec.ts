/** Catch-all names that say nothing about the content. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const catchAll = /(^|[/-])(utils?|helpers?|common|misc|managers?)([/.-]|$)/;

it('no file or folder has a catch-all name', () => {
  const places = globSync('{apps,libs,tools}/**/*', {
    cwd: join(__dirname, '..', '..'),
    exclude: (name) => String(name).includes('node_modules'),
  });
  expect(places.length).toBeGreaterThan(2000);
  expect(places.filter((place) => catchAll.test(place))).toEqual([]);
});
