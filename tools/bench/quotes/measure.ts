/** Runs one kind of quote with a fixed number in flight and measures the processor time of this process. */
export interface Measurement {
  quotes: number;
  cpuSeconds: number;
  wallSeconds: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

export interface Load {
  inFlight: number;
  warmUp: number;
  quotes: number;
}
export const insurersAsked = 30;
const usualLoad: Load = { inFlight: 40, warmUp: 200, quotes: 1_500 };
/** `BENCH_LOAD` as JSON, otherwise the default. */
export const load: Load = process.env['BENCH_LOAD'] ? (JSON.parse(process.env['BENCH_LOAD']) as Load) : usualLoad;

async function runMany(count: number, quote: (index: number) => Promise<void>, offset: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const began = performance.now();
      await quote(offset + next++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: load.inFlight }, lane));
  return times.toSorted((a, b) => a - b);
}

export async function measure(quote: (index: number) => Promise<void>): Promise<Measurement> {
  await runMany(load.warmUp, quote, 0);
  const cpu = process.cpuUsage();
  const began = performance.now();
  const times = await runMany(load.quotes, quote, load.warmUp);
  const { user, system } = process.cpuUsage(cpu);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]!);
  return {
    quotes: load.quotes,
    cpuSeconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - began) / 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}
