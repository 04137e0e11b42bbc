/** Runs stages one after the other and ends with the one line that CI reads. */
import type { Stage } from './stages.ts';
import { add, type Tally } from './tally.ts';

/** @param wanted parts of stage names; none means all */
export async function runStages(all: Stage[], wanted: string[]): Promise<void> {
  const chosen = all.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  );
  let total: Tally = { passed: 0, failed: 0 };
  for (const stage of chosen) total = add(total, await runStage(stage));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed || !total.passed ? 1 : 0;
}

async function runStage({ name, work }: Stage): Promise<Tally> {
  console.log(`\n• ${name}`);
  const start = performance.now();
  const tally = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${tally.failed ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}
