/** Runs turns of stages one after the other and ends with the one line that CI reads. */
import { runOnTerminal, runQuietly, type Run } from './run.ts';
import type { Stage, Turn } from './stages.ts';
import { add, type Tally } from './tally.ts';

/** @param wanted parts of stage names; none means all */
export async function runStages(all: readonly Turn[], wanted: string[]): Promise<void> {
  const isWanted = ({ name }: Stage) =>
    wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  let total: Tally = { passed: 0, failed: 0 };
  for (const turn of all) total = (await runTurn(turn.filter(isWanted))).reduce(add, total);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed || !total.passed ? 1 : 0;
}

/** The first stage has the terminal; the others work beside it and are told when it is over. */
async function runTurn([first, ...others]: readonly Stage[]): Promise<Tally[]> {
  if (!first) return [];
  const beside = others.map(runBeside);
  console.log(`\n• ${first.name}${others.map(({ name }) => `, beside it: ${name}`).join('')}`);
  const { tally, line } = await runStage(first, runOnTerminal);
  console.log(line);
  const tallies = [tally];
  for (const other of beside) {
    const { said, ...told } = await other;
    console.log(`\n${said()}${told.line}`);
    tallies.push(told.tally);
  }
  return tallies;
}

async function runBeside(stage: Stage) {
  const { run, said } = runQuietly();
  return { ...(await runStage(stage, run)), said };
}

async function runStage({ name, work }: Stage, run: Run): Promise<{ tally: Tally; line: string }> {
  const start = performance.now();
  const tally = await work(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const line = `${tally.failed ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`;
  return { tally, line };
}
