/**
 * `npm run checkers [-- --only lighthouse|observatory|nu]`: the built site before programs that others wrote. Fails when one
 * of them finds fault; a whole run writes the figures into docs/quality.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table, writeBetween } from '../docs/written-part.ts';
import { untilWalked, visitorWithAnswers } from '../perf/measure/walk-through.ts';
import { openMeasuredHouse, type MeasuredHouse } from '../perf/measured-house.ts';
import { prepareWalks } from '../perf/walk.ts';
import { publishNew } from '../publish/publish-new.ts';
import { registryDirectory } from '../publish/registry-file.ts';
import { buildAll } from '../start/build.ts';
import { installOwnPackages } from '../start/own-packages.ts';
import { step } from '../start/progress.ts';
import type { Verdict } from './finding.ts';
import { lighthouse } from './lighthouse.ts';
import { nu } from './nu.ts';
import { observatory } from './observatory.ts';
import { checkedPages, type CheckedPage } from './pages.ts';

type Checker = (house: MeasuredHouse, pages: readonly CheckedPage[]) => Promise<Verdict>;
const checkers: Readonly<Record<string, Checker>> = { observatory, nu, lighthouse };

/** @throws Error that says what may be given */
function chosen(args: string[]): Checker[] {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  if (only === undefined) return Object.values(checkers);
  const checker = checkers[only];
  if (!checker) throw new Error(`--only takes one of ${Object.keys(checkers).join(', ')}.`);
  return [checker];
}

async function ask(house: MeasuredHouse, asked: readonly Checker[]): Promise<Verdict[]> {
  const { offers } = await prepareWalks(house.origin, house.sandboxUrl);
  const visitor = await untilWalked(() => visitorWithAnswers(house, offers));
  const pages = await checkedPages(house, visitor);
  const verdicts: Verdict[] = [];
  for (const check of asked) {
    const verdict = await check(house, pages);
    console.log(`${verdict.findings.length === 0 ? '✓' : '✗'} ${verdict.checker}: ${verdict.figure}`);
    verdict.findings.forEach(({ where, what }) => console.log(`    ${where}  ${what}`));
    verdicts.push(verdict);
  }
  return verdicts;
}

function describe(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ checker, by, goal, figure, findings }) => [
    checker,
    by,
    goal,
    figure,
    findings.length === 0 ? 'met' : 'missed',
  ]);
  const day = new Date().toISOString().slice(0, 10);
  return `Asked on ${day}.\n\n${table(['checker', 'program', 'goal', 'figure', 'verdict'], rows)}`;
}

const asked = chosen(process.argv.slice(2));
for (const tool of ['checkers', 'perf']) installOwnPackages(join(import.meta.dirname, '..', tool));
await step('Building what changed', buildAll);
await publishNew(registryDirectory());
const house = await openMeasuredHouse();
try {
  const verdicts = await ask(house, asked);
  if (verdicts.length === Object.keys(checkers).length)
    writeBetween('quality.md', 'npm run checkers', describe(verdicts));
  if (verdicts.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
} finally {
  await house.close();
}
