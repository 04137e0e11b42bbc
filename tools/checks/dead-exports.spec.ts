/** An exported value whose name appears only once in all sources, templates of new ones among them, is dead code. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const sources = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs,json,template}', {
  cwd: root,
  exclude: (name) => String(name).includes('node_modules'),
}).filter((path) => !path.endsWith('package-lock.json'));
const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Names of exported functions, constants and classes, without default exports. */
const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name]) => name!);

function countNames(isCounted = (_path: string): boolean => true): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [path, text] of texts)
    if (isCounted(path)) for (const name of text.match(/\w+/g) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

it('no exported value is dead', () => {
  const counts = countNames();
  const exported = [...texts].flatMap(([path, text]) => exportsOf(text).map((name) => [path, name] as const));
  expect(exported.length).toBeGreaterThan(2000);
  expect(exported.filter(([, name]) => counts.get(name) === 1)).toEqual([]);
});

/** Rules and formats that only specs call claim what no page does. */
it('every rule and format is used outside its specs', () => {
  // The specs of tools are checks of the repository: what they call is in use.
  const isTest = (path: string): boolean => /^(?!tools\/).*\.spec\.|\/testing\/|\/sample-/.test(path);
  const counts = countNames((path) => !isTest(path));
  const rules = [...texts].filter(([path]) => /^libs\/(validation|platform|tariffs|pricing|ranking|api)\//.test(path));
  const exported = rules
    .filter(([path]) => !isTest(path))
    .flatMap(([path, text]) => exportsOf(text).map((name) => [path, name] as const));
  expect(exported.length).toBeGreaterThan(200);
  expect(exported.filter(([, name]) => counts.get(name) === 1)).toEqual([]);
});

/** A slice names each action twice, as a reducer and as an export. */
it('every action of the store is used outside its slice', () => {
  const slices = [...texts].filter(([path]) => /^libs\/state\/.+-slice\.ts$/.test(path));
  const actionsOf = (text: string): string[] =>
    /export const \{([^}]+)\} = \w+\.actions;/.exec(text)?.[1]!.match(/\w+/g) ?? [];
  const isNamedOutside = (slice: string, name: string): boolean =>
    [...texts].some(([path, text]) => path !== slice && new RegExp(`\\b${name}\\b`).test(text));
  const found = slices.map(([path, text]) => [path, actionsOf(text)] as const);
  expect(found.map(([, names]) => names.length).every((count) => count > 2)).toBe(true);
  expect(found.flatMap(([path, names]) => names.filter((name) => !isNamedOutside(path, name)))).toEqual([]);
});
