import { parseArgs } from 'node:util';
import { breachesOf } from './invariants';
import { randomFrom } from '../fuzz/random';
import { callbacks } from './runs/callbacks';
import { coupons } from './runs/coupons';
import { databaseCuts } from './runs/database-cuts';
import { kills } from './runs/kills';
import { load } from './runs/load';
import { lostReplies } from './runs/lost-replies';
import { races } from './runs/races';
import { randomKills } from './runs/random-kills';
import { sigterms } from './runs/sigterms';
import { tampering } from './runs/tampering';
import type { FaultRun } from './fault-run';
import { openWorld } from './world';

const runs: readonly FaultRun[] = [
  races,
  kills,
  randomKills,
  callbacks,
  tampering,
  coupons,
  lostReplies,
  databaseCuts,
  sigterms,
  load,
];
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string' } },
});
const seed = Number(values.seed ?? 1);
const only = values.only?.split(',');

for (const run of runs.filter(({ name }) => only?.includes(name) ?? true)) {
  const world = await openWorld();
  const began = performance.now();
  const count = Number(values.count ?? run.count);
  try {
    const saw = await run.work(world, { count, random: randomFrom(seed).next });
    const breaches = [...saw.breaches, ...(await breachesOf(world))];
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${breaches.length ? '✗' : '✓'} ${run.name}: ${saw.text}, seed ${seed}, ${seconds} s`);
    for (const breach of breaches.slice(0, 20)) console.log(`    ${breach}`);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await world.close();
  }
}
