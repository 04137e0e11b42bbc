/**
 * `npm run audits [-- --only lighthouse|observatory|nu]`: runs external audit programs on the built site. Fails when one
 * of them reports a fault; a full run writes its results into docs/quality.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable, writeGeneratedSection } from '../docs/generated-section.ts';
import { retryWalk, visitorWithAnswers } from '../perf/measure/measure-walk.ts';
import { openMeasuredEnvironment, type MeasuredEnvironment } from '../perf/measured-environment.ts';
import { prepareWalks } from '../perf/walk.ts';
import { publishNew } from '../publish/publication/publish-new.ts';
import { registryDirectory } from '../publish/registry/registry-file.ts';
import { buildAll } from '../start/build.ts';
import { installToolPackages } from '../start/tool-packages.ts';
import { step } from '../start/progress.ts';
import type { AuditResult } from './audit-result.ts';
import { lighthouse } from './lighthouse.ts';
import { nu } from './nu.ts';
import { observatory } from './observatory.ts';
import { auditedPages, type AuditedPage } from './pages.ts';

type Audit = (environment: MeasuredEnvironment, pages: readonly AuditedPage[]) => Promise<AuditResult>;
const audits: Readonly<Record<string, Audit>> = { observatory, nu, lighthouse };

/** @throws Error that names the valid options */
function selectedAudits(args: string[]): Audit[] {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  if (only === undefined) return Object.values(audits);
  const audit = audits[only];
  if (!audit) throw new Error(`--only takes one of ${Object.keys(audits).join(', ')}.`);
  return [audit];
}

async function runAudits(environment: MeasuredEnvironment, selected: readonly Audit[]): Promise<AuditResult[]> {
  const { offers } = await prepareWalks(environment.origin, environment.sandboxUrl);
  const visitor = await retryWalk(() => visitorWithAnswers(environment, offers));
  const pages = await auditedPages(environment, visitor);
  const results: AuditResult[] = [];
  for (const audit of selected) {
    const result = await audit(environment, pages);
    console.log(`${result.findings.length === 0 ? '✓' : '✗'} ${result.audit}: ${result.result}`);
    result.findings.forEach(({ where, what }) => console.log(`    ${where}  ${what}`));
    results.push(result);
  }
  return results;
}

function describe(results: readonly AuditResult[]): string {
  const rows = results.map(({ audit, program, goal, result, findings }) => [
    audit,
    program,
    goal,
    result,
    findings.length === 0 ? 'met' : 'missed',
  ]);
  const day = new Date().toISOString().slice(0, 10);
  return `Audited on ${day}.\n\n${markdownTable(['audit', 'program', 'goal', 'result', 'verdict'], rows)}`;
}

const selected = selectedAudits(process.argv.slice(2));
for (const tool of ['audits', 'perf']) installToolPackages(join(import.meta.dirname, '..', tool));
await step('Building what changed', buildAll);
await publishNew(registryDirectory());
const environment = await openMeasuredEnvironment();
try {
  const results = await runAudits(environment, selected);
  if (results.length === Object.keys(audits).length)
    writeGeneratedSection('quality.md', 'npm run audits', describe(results));
  if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
} finally {
  await environment.close();
}
