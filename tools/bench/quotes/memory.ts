/** Whether memory stays flat while quotes run through the engine: the line through what is held after a collection may rise by 5% of its mean. `node tools/bench/quotes/memory.ts [minutes]`, 30 unless told. */
import { openBench } from './bundle.ts';
import type { Held } from './held-memory.ts';

const goalPercent = 5;
const slowestMs = 1_500;
/** Until everything that is made once is made: pools, compiled code, caches. */
const warmUpMinutes = 3;
const minutes = Number(process.argv[2] ?? 30);

/** How much the least-squares line rises from the first to the last point, in percent of the mean. */
function risePercent(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return ((across / along) * (points.at(-1)!.x - points[0]!.x) * 100) / y;
}

const bench = await openBench();
try {
  const { url } = await bench.run<{ url: string }>('stubs', [String(slowestMs)]);
  const all = await bench.run<Held[]>('held-memory', [url, bench.databaseUrl, String(minutes)]);
  const samples = all.filter(({ minute }) => minute > warmUpMinutes);
  const riseOf = (key: 'heldMb' | 'rssMb') => risePercent(samples.map((one) => ({ x: one.minute, y: one[key] })));
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const [held, rss] = [riseOf('heldMb'), riseOf('rssMb')];
  console.log(
    `${last.quotes} quotes in ${last.minute} minutes: held ${first.heldMb} to ${last.heldMb} MB, line rises ${held.toFixed(1)}%; resident ${first.rssMb} to ${last.rssMb} MB, ${rss.toFixed(1)}%; goal ${goalPercent}% held`,
  );
  process.exitCode = held <= goalPercent ? 0 : 1;
} finally {
  await bench.close();
}
