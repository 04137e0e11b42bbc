/** Quotes per second and core: the offer engine compared with a bare relay to the same thirty stubs. `node tools/bench/quotes/main.ts` */
import { openBench } from './open-bench.ts';
import type { Measurement } from './measure.ts';

const goal = 0.4;
const rounds = 3;

const perCore = ({ quotes, cpuSeconds }: Measurement) => quotes / cpuSeconds;
const row = (name: string, measured: Measurement) =>
  `${name.padEnd(12)}${perCore(measured).toFixed(0).padStart(6)} quotes/s and core${(measured.quotes / measured.wallSeconds).toFixed(0).padStart(7)} quotes/s  p50 ${measured.p50} ms  p99 ${measured.p99} ms`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const bench = await openBench();
try {
  const { url } = await bench.run<{ url: string }>('stubs');
  const ratios = { engine: [] as number[], createoffer: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    const relay = await bench.run<Measurement>('relay', [url]);
    const engine = await bench.run<Measurement>('engine', ['engine', url, bench.databaseUrl]);
    const call = await bench.run<Measurement>('engine', ['createoffer', url, bench.databaseUrl]);
    ratios.engine.push(perCore(engine) / perCore(relay));
    ratios.createoffer.push(perCore(call) / perCore(relay));
    console.log(
      `round ${round}\n  ${row('relay', relay)}\n  ${row('engine', engine)}  ${ratios.engine.at(-1)!.toFixed(2)}\n  ${row('createoffer', call)}  ${ratios.createoffer.at(-1)!.toFixed(2)}`,
    );
  }
  const medians = { engine: median(ratios.engine), createoffer: median(ratios.createoffer) };
  console.log(
    `median ratio of the engine ${medians.engine.toFixed(2)}, of createoffer ${medians.createoffer.toFixed(2)}, goal ${goal} of both`,
  );
  process.exitCode = Math.min(medians.engine, medians.createoffer) >= goal ? 0 : 1;
} finally {
  await bench.close();
}
