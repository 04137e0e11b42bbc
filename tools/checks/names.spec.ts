/** What cannot be named has no room yet (design, style). */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const nameless = /(^|[/-])(utils?|helpers?|common|misc|managers?)([/.-]|$)/;

it('no file or folder is named after nothing', () => {
  const places = globSync('{apps,libs,tools}/**/*', {
    cwd: join(__dirname, '..', '..'),
    exclude: (name) => String(name).includes('node_modules'),
  });
  expect(places.length).toBeGreaterThan(2000);
  expect(places.filter((place) => nameless.test(place))).toEqual([]);
});
