/**
 * Prints which requirements have a passing test: their id stands in the title of a passed test, or of a describe around it.
 * Reads the test reports, so that a test that did not run counts for nothing. Fails when a test names an unknown id, or when
 * an id recorded in `docs/requirements/proven.txt` has no passing test any more. `--record` writes that file;
 * `--missing=<group>` lists the rest of a group.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';

interface Requirement {
  id: string;
  group: string;
  /** The requirement and its check. */
  text: string;
}
const record = join(workspaceRoot, 'docs', 'requirements', 'proven.txt');
/** Ids stand first in a title; `F500` within a sentence is an error code. */
const leadingIds = /^(?:[FM]\d{3}[\s,]+)+/;

function readTable(name: string): Requirement[] {
  const rows = readFileSync(join(workspaceRoot, 'docs', 'requirements', name), 'utf8')
    .trim()
    .split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter(([id]) => id !== 'id')
    .map(([id, group, , , requirement, check]) => ({ id: id!, group: group!, text: `${requirement}\t[${check}]` }));
}

/** Titles of passed tests and of the suites around them, in the JSON of Vitest or Playwright. */
function* passedTitles(node: unknown, around: readonly string[] = []): Generator<string> {
  if (Array.isArray(node)) {
    for (const part of node) yield* passedTitles(part, around);
    return;
  }
  if (!node || typeof node !== 'object') return;
  const { ancestorTitles, title, status, ok, tests, assertionResults, testResults, suites, specs } = node as Record<
    string,
    unknown
  >;
  if (ancestorTitles && status === 'passed') yield* [...(ancestorTitles as string[]), String(title)];
  const path = title ? [...around, String(title)] : around;
  if (ok === true && tests) yield* path;
  for (const inner of [testResults, assertionResults, suites, specs]) yield* passedTitles(inner, path);
}

const idsOf = (title: string): string[] => leadingIds.exec(`${title} `)?.[0].match(/[FM]\d{3}/g) ?? [];

const requirements = [...readTable('requirements-funnel.tsv'), ...readTable('requirements-member.tsv')];
const known = new Set(requirements.map(({ id }) => id));
const proven = new Set<string>();
for (const name of ['unit.json', 'journeys.json', 'engines.json']) {
  const file = join(workspaceRoot, 'reports', name);
  if (existsSync(file))
    for (const title of passedTitles(JSON.parse(readFileSync(file, 'utf8'))))
      for (const id of idsOf(title)) proven.add(id);
}

const unknown = [...proven].filter((id) => !known.has(id));
const groups = Map.groupBy(requirements, ({ group }) => group);
for (const [group, rows] of groups)
  console.log(`${group.padEnd(12)} ${rows.filter(({ id }) => proven.has(id)).length} of ${rows.length} proven`);
console.log(`${'all'.padEnd(12)} ${[...proven].filter((id) => known.has(id)).length} of ${requirements.length} proven`);

const [, wanted] = /^--missing=(.+)$/.exec(process.argv.find((word) => word.startsWith('--missing=')) ?? '') ?? [];
for (const { id, text } of groups.get(wanted ?? '') ?? []) if (!proven.has(id)) console.log(`${id}\t${text}`);

if (process.argv.includes('--record'))
  writeFileSync(
    record,
    `${[...proven]
      .filter((id) => known.has(id))
      .sort()
      .join('\n')}\n`,
  );
const lost = existsSync(record)
  ? readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .filter((id) => id && !proven.has(id))
  : [];
if (unknown.length) console.error(`✗ Tests name unknown ids: ${unknown.join(' ')}`);
if (lost.length) console.error(`✗ Without a passing test since: ${lost.join(' ')}`);
process.exitCode = unknown.length || lost.length ? 1 : 0;
