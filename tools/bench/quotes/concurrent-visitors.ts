/** Concurrent visitors: each requests thirty insurers, the slowest of which needs three seconds, and again when all have answered. A failed call ends the run. `node tools/bench/quotes/concurrent-visitors.ts` */
import { openBench } from './open-bench.ts';
import type { Load, Measurement } from './measure.ts';

const slowestMs = 3_000;
const overheadGoalMs = 300;
const loads: readonly Load[] = [
  { inFlight: 100, warmUp: 100, quotes: 500 },
  { inFlight: 200, warmUp: 200, quotes: 1_000 },
];

const bench = await openBench();
try {
  const { url } = await bench.run<{ url: string }>('stubs', [String(slowestMs)]);
  for (const load of loads) {
    const env = { BENCH_LOAD: JSON.stringify(load) };
    const { quotes, p50, p99, lost } = await bench.run<Measurement & { lost: number }>(
      'engine',
      ['createoffer', url, bench.databaseUrl],
      env,
    );
    console.log(
      `${load.inFlight} visitors: ${quotes} quotes, ${lost} of ${30 * quotes} answers lost, above the slowest insurer p50 ${p50 - slowestMs} ms, p99 ${p99 - slowestMs} ms`,
    );
    if (lost > 0) process.exitCode = 1;
    if (load.inFlight === 100 && p99 - slowestMs > overheadGoalMs) process.exitCode = 1;
  }
} finally {
  await bench.close();
}
