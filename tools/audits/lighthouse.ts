/** Lighthouse's four categories for every content page, on its emulated phone and slow connection. */
import { join } from 'node:path';
import { categories, scorePage, type Scores } from '../perf/measure/page-load.ts';
import type { MeasuredEnvironment } from '../perf/measured-environment.ts';
import type { Finding, AuditResult } from './audit-result.ts';
import type { AuditedPage } from './pages.ts';
import { packageVersion } from './package-version.ts';

const packageFolder = join(import.meta.dirname, '../perf/node_modules/lighthouse');

/** Performance is a time, which varies between runs: a point is left for that. The other three are rules. */
const goals: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const lowest = (all: readonly Scores[]): string =>
  categories.map((name) => Math.min(...all.map((scores) => scores[name]))).join(' / ');

export async function lighthouse(
  environment: MeasuredEnvironment,
  pages: readonly AuditedPage[],
): Promise<AuditResult> {
  const all: Scores[] = [];
  const findings: Finding[] = [];
  for (const { path } of pages.filter(({ isContent }) => isContent)) {
    const { scores, failed } = await scorePage(environment.origin + path, { keyHash: environment.certificate.keyHash });
    console.log(`  ${path}: ${categories.map((name) => scores[name]).join(' / ')}`);
    all.push(scores);
    findings.push(...missedGoals(path, scores, failed));
  }
  return {
    audit: 'Lighthouse: performance / accessibility / best practices / SEO',
    program: packageVersion(packageFolder),
    goal: categories.map((name) => goals[name]).join(' / '),
    result: `${lowest(all)} (lowest of ${all.length} content pages)`,
    findings,
  };
}

const missedGoals = (path: string, scores: Scores, failed: readonly string[]): Finding[] =>
  categories
    .filter((name) => scores[name] < goals[name])
    .map((name) => ({ where: path, what: `${name} ${scores[name]}: ${failed.join(', ')}` }));
