/** Where production code may name a product line; everywhere else it takes the line's facts or what the server knows of it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { lineIds } from '../../libs/lines/facts/line-ids.ts';

/** Files and folders (ending in `/`), each with its reason. */
export const lineNamesAllowed: Readonly<Record<string, string>> = {
  'libs/lines/vehicle/': 'the family: its lines reuse and pair with each other',
  'libs/lines/property/': 'the family: its lines reuse and pair with each other',
  'libs/lines/health/': 'the family: its lines reuse and pair with each other',
  'libs/lines/facts/line-ids.ts': 'registry: addresses',
  'libs/lines/facts/campaign-discounts.ts': 'what campaigns discount',
  'libs/lines/registry/facts-of.ts': 'registry: facts',
  'libs/lines/server/server-lines.ts': 'registry: what only the server needs',
  'libs/lines/registry/landings.ts': 'registry: landing pages',
  'libs/lines/registry/reading-links.ts': 'editorial content',
  'apps/sandbox/insurers/pricing/prices.ts': 'registry: prices',
  'libs/lines/registry/branch-id-variants.ts': 'the specification’s branch ids',
  'libs/platform/storage/session-keys.ts': 'the specification’s storage keys of lines that share a branch id',
  'libs/api/calls/': 'the specification’s calls',
  'libs/lines/kit/samples/example-facts.ts': 'the example of a form',
  'libs/insurers/firms/': 'the insurers that want it',
  'libs/insurers/quote-request-v1.ts': 'requests of the release 2026-11',
  'libs/brand/brands/': 'editorial content',
  'apps/content/calculators/': 'editorial content',
  'apps/content/home/home-page.tsx': 'editorial content',
  'apps/account/assets/': 'which lines a vehicle and a home need',
  'apps/account/details/occupation-page.tsx': 'the specification lists occupations by branch',
  'apps/account/survey/': 'which lines a new vehicle needs',
  'apps/account/dask-tariff/': 'the tariff of one line',
  'apps/sandbox/partner/': 'a partner that sells one line',
  'apps/funnel-vehicle/': 'the widgets of the vehicle family',
  'apps/funnel-property/': 'the pictures of the property family',
  'apps/funnel-health/': 'the pictures of the health family',
  'apps/backend/modules/vehicle/': 'the calls of the vehicle family',
  'apps/backend/modules/health-process/': 'the form of two health lines',
  'apps/backend/modules/dask/': 'the calls of one line',
  'apps/backend/modules/phone/': 'the calls of one line',
  'apps/backend/modules/travel/': 'the calls of one line',
  'apps/backend/modules/pet/': 'the calls of one line',
  'apps/backend/modules/complement-health/': 'the calls of one line',
  'apps/backend/modules/personal-accident/': 'the calls of one line',
  'apps/backend/releases/recording/': 'records the data of a release',
  'tools/landing-prices/': 'prices of landing pages',
  'tools/fuzz/': 'asks as one line',
  'tools/bench/': 'measures one line',
};

const isTest = (path: string): boolean => /\.(spec|examples)\.tsx?$|\/testing\/|^apps\/journeys\//.test(path);

const productionFiles = (root: string): readonly string[] =>
  globSync('{apps,libs,tools}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (path) => !isTest(path) && !path.startsWith('tools/checks/line-names'),
  );

/** Folders of lines as imports name them; folders without facts hold what lines of a family share. */
const lineFolders = (root: string): readonly string[] =>
  globSync('libs/lines/*/*/facts.ts', { cwd: root }).map((file) => `${dirname(file).replace('libs', '@emsal')}/`);

const ids: ReadonlySet<string> = new Set(lineIds);

/** A key may be composed, as `'402 AUTO'`. */
const wordsOfKey = (node: ts.Node): readonly string[] =>
  ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? node.name.text.split(' ') : [];

/** Ids as texts, keys, words of keys, or properties, and imports from a line's folder; prose and longer names do not count. */
export function linesNamedIn(text: string, folders: readonly string[] = []): readonly string[] {
  const names = new Set<string>();
  const isImport = (name: string): boolean => folders.some((folder) => name.startsWith(folder));
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : '';
    if (ids.has(name) || isImport(name)) names.add(name);
    for (const word of wordsOfKey(node)) if (ids.has(word)) names.add(word);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest));
  return [...names];
}

/** The listed place that a file belongs to. */
export const placeOf = (path: string, places: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(places).find((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

export function filesNamingLines(root: string): readonly string[] {
  const folders = lineFolders(root);
  return productionFiles(root).filter(
    (path) => linesNamedIn(readFileSync(join(root, path), 'utf8'), folders).length > 0,
  );
}
