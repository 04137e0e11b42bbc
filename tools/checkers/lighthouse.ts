/** Lighthouse's four categories for every content page, on its telephone and its slow line. */
import { join } from 'node:path';
import { categories, scorePage, type Scores } from '../perf/measure/page-load.ts';
import type { MeasuredHouse } from '../perf/measured-house.ts';
import type { Finding, Verdict } from './finding.ts';
import type { CheckedPage } from './pages.ts';
import { versionOf } from './version-of.ts';

const own = join(import.meta.dirname, '../perf/node_modules/lighthouse');

/** Performance is a time, which no machine measures twice alike; the other three are rules. */
const goals: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const lowest = (all: readonly Scores[]): string =>
  categories.map((name) => Math.min(...all.map((scores) => scores[name]))).join(' / ');

export async function lighthouse(house: MeasuredHouse, pages: readonly CheckedPage[]): Promise<Verdict> {
  const all: Scores[] = [];
  const findings: Finding[] = [];
  for (const { path } of pages.filter(({ isContent }) => isContent)) {
    const { scores, failed } = await scorePage(house.origin + path, { keyHash: house.certificate.keyHash });
    console.log(`  ${path}: ${categories.map((name) => scores[name]).join(' / ')}`);
    all.push(scores);
    const missed = categories.filter((name) => scores[name] < goals[name]);
    findings.push(...missed.map((name) => ({ where: path, what: `${name} ${scores[name]}: ${failed.join(', ')}` })));
  }
  return {
    checker: 'Lighthouse: performance / accessibility / best practices / SEO',
    by: versionOf(own),
    goal: categories.map((name) => goals[name]).join(' / '),
    figure: `${lowest(all)} (lowest of ${all.length} content pages)`,
    findings,
  };
}
