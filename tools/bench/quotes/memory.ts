/** Whether memory stays flat: the regression line of retained memory may rise by 5% of its mean. `node tools/bench/quotes/memory.ts [minutes]`, default 30. */
import { openBench } from './open-bench.ts';
import type { MemorySample } from './memory-usage.ts';

const goalPercent = 5;
const slowestMs = 1_500;
/** Until pools, compiled code and caches are filled. */
const warmUpMinutes = 3;
const minutes = Number(process.argv[2] ?? 30);

/** Rise of the least-squares line from the first to the last point, in percent of the mean. */
function risePercent(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return ((across / along) * (points.at(-1)!.x - points[0]!.x) * 100) / y;
}

const bench = await openBench();
try {
  const { url } = await bench.run<{ url: string }>('stubs', [String(slowestMs)]);
  const all = await bench.run<MemorySample[]>('memory-usage', [url, bench.databaseUrl, String(minutes)]);
  const samples = all.filter(({ minute }) => minute > warmUpMinutes);
  const riseOf = (key: 'retainedMb' | 'rssMb') => risePercent(samples.map((one) => ({ x: one.minute, y: one[key] })));
  const first = samples[0]!;
  const last = samples.at(-1)!;
  const retained = riseOf('retainedMb');
  const rss = riseOf('rssMb');
  console.log(
    `${last.quotes} quotes in ${last.minute} minutes: retained ${first.retainedMb} to ${last.retainedMb} MB, line rises ${retained.toFixed(1)}%; resident ${first.rssMb} to ${last.rssMb} MB, ${rss.toFixed(1)}%; goal ${goalPercent}% retained`,
  );
  process.exitCode = retained <= goalPercent ? 0 : 1;
} finally {
  await bench.close();
}
