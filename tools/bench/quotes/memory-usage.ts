/** Memory of a backend process while quotes run through it, sampled after a garbage collection. Arguments: address of the stubs, database, minutes. */
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openBenchBackend } from './bench-backend';

export interface MemorySample {
  minute: number;
  quotes: number;
  /** Reachable objects and buffers. */
  retainedMb: number;
  rssMb: number;
}

const [, , stubs = '', databaseUrl = '', minutes = ''] = process.argv;
const lanes = 12;
const sampleEveryMs = 30_000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const mb = (bytes: number) => Math.round(bytes / 1e4) / 100;

const { engine, ...backend } = await openBenchBackend(stubs, databaseUrl);
const began = performance.now();
const until = began + Number(minutes) * 60_000;
const samples: MemorySample[] = [];
let quotes = 0;

async function lane(): Promise<void> {
  while (performance.now() < until) {
    let asking: Promise<void> | undefined;
    await backend.createOffer(await backend.visit(), (quote) => void (asking = engine.run(quote, quote.firmIds)));
    await asking;
    quotes += 1;
  }
}

async function watch(): Promise<void> {
  while (performance.now() < until) {
    await pause(sampleEveryMs);
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const minute = Math.round((performance.now() - began) / 6_000) / 10;
    samples.push({ minute, quotes, retainedMb: mb(heapUsed + external), rssMb: mb(rss) });
    process.stderr.write(`${JSON.stringify(samples.at(-1))}\n`);
  }
}

await Promise.all([watch(), ...Array.from({ length: lanes }, lane)]);
process.stdout.write(`${JSON.stringify(samples)}\n`);
process.exit(0);
