/** An exported value that no source names a second time is dead: nothing imports it, and not even its own file uses it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const sources = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs,json}', {
  cwd: root,
  exclude: (name) => String(name).includes('node_modules'),
}).filter((path) => !path.endsWith('package-lock.json'));
const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Names of functions and constants; what is exported as the default is named by whoever loads it. */
const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name]) => name!);

function countNames(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts.values())
    for (const name of text.match(/\w+/g) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

it('no exported value is dead', () => {
  const counts = countNames();
  const exported = [...texts].flatMap(([path, text]) => exportsOf(text).map((name) => [path, name] as const));
  expect(exported.length).toBeGreaterThan(2000);
  expect(exported.filter(([, name]) => counts.get(name) === 1)).toEqual([]);
});
