/** Runs groups of stages one after the other and ends with the slowest tests and the summary line that CI reads. */
import { runOnTerminal, runQuietly, type Run } from './run.ts';
import type { Stage, StageGroup } from './stages.ts';
import { add, noTests, slowest, type Tally } from './tally.ts';

interface StageResult {
  name: string;
  tally: Tally;
  seconds: number;
}

/** @param wanted parts of stage names; none means all */
export async function runStages(all: readonly StageGroup[], wanted: string[]): Promise<void> {
  const isWanted = ({ name }: Stage) =>
    wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const results: StageResult[] = [];
  for (const group of all) results.push(...(await runGroup(group.filter(isWanted))));
  results.forEach(printSlowest);
  const total = results.map(({ tally }) => tally).reduce(add, noTests);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** The first stage writes to the terminal; the others run in parallel and are printed afterwards. */
async function runGroup([first, ...others]: readonly Stage[]): Promise<StageResult[]> {
  if (!first) return [];
  const parallel = others.map(runInBackground);
  console.log(`\n• ${first.name}${others.map(({ name }) => `, in parallel: ${name}`).join('')}`);
  const results = [await runStage(first, runOnTerminal)];
  console.log(lineOf(results[0]!));
  for (const other of parallel) {
    const { output, ...result } = await other;
    console.log(`\n${output()}${lineOf(result)}`);
    results.push(result);
  }
  return results;
}

async function runInBackground(stage: Stage) {
  const { run, output } = runQuietly();
  return { ...(await runStage(stage, run)), output };
}

async function runStage({ name, work }: Stage, run: Run): Promise<StageResult> {
  const start = performance.now();
  const tally = await work(run);
  return { name, tally, seconds: (performance.now() - start) / 1000 };
}

const lineOf = ({ name, tally: { passed, failed }, seconds }: StageResult): string =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`;

function printSlowest({ name, tally }: StageResult): void {
  const tests = slowest(tally);
  if (tests.length) console.log(`\n${name}, slowest:`);
  for (const { title, seconds } of tests) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
}
