/** Time to the first offer while 29 of 30 insurers never answer, with 100 visitors at once. `node tools/bench/quotes/hanging-insurers.ts` */
import { openBench } from './open-bench.ts';
import { insurersAsked, type Load, type Measurement } from './measure.ts';

const goalMs = 2_000;
const load: Load = { inFlight: 100, warmUp: 0, quotes: 1_000 };

const bench = await openBench();
try {
  const { url } = await bench.run<{ url: string }>('stubs', ['0', String(insurersAsked - 1)]);
  const env = { BENCH_LOAD: JSON.stringify(load) };
  const { quotes, p50, p95, p99 } = await bench.run<Measurement>('engine', ['firstOffer', url, bench.databaseUrl], env);
  console.log(`first offer of ${quotes} visits: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; goal ${goalMs} ms at p95`);
  process.exitCode = p95 <= goalMs ? 0 : 1;
} finally {
  await bench.close();
}
