import { parseArgs } from 'node:util';
import { findViolations } from './invariants';
import { seededRandom } from '../fuzz/seeded-random';
import { callbacks } from './runs/callbacks';
import { coupons } from './runs/coupons';
import { databaseCuts } from './runs/database-cuts';
import { kills } from './runs/kills';
import { load } from './runs/load';
import { lostReplies } from './runs/lost-replies';
import { oneSale } from './runs/one-sale';
import { owners } from './runs/owners';
import { publishing } from './runs/publishing';
import { races } from './runs/races';
import { randomKills } from './runs/random-kills';
import { sigterms } from './runs/sigterms';
import { soak } from './runs/soak';
import { stops } from './runs/stops';
import { tampering } from './runs/tampering';
import { timing } from './runs/timing';
import type { FaultRun } from './fault-run';
import { openFaultEnvironment } from './fault-environment';

const runs: readonly FaultRun[] = [
  races,
  oneSale,
  owners,
  kills,
  randomKills,
  callbacks,
  tampering,
  coupons,
  lostReplies,
  databaseCuts,
  stops,
  sigterms,
  load,
  timing,
  publishing,
  soak,
];
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string' } },
});
const seed = Number(values.seed ?? 1);
const only = values.only?.split(',');

for (const run of runs.filter(({ name, isOnDemand }) => only?.includes(name) ?? !isOnDemand)) {
  const world = await openFaultEnvironment();
  const began = performance.now();
  const count = Number(values.count ?? run.count);
  try {
    const result = await run.work(world, { count, random: seededRandom(seed).next });
    const violations = [...result.violations, ...(await findViolations(world))];
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${violations.length ? '✗' : '✓'} ${run.name}: ${result.text}, seed ${seed}, ${seconds} s`);
    const different = Object.entries(Object.groupBy(violations, (violation) => violation));
    for (const [violation, same] of different.slice(0, 20)) console.log(`    ${same!.length} × ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    await world.close();
  }
}
