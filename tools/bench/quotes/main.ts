/** Quotes per second and core: the offer engine against a bare relay to the same thirty stubs, in one run. `node tools/bench/quotes/main.ts` */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { openCluster } from '../../../libs/embedded-database/cluster.ts';
import type { Measured } from './measure.ts';

const root = resolve(import.meta.dirname, '../../..');
const goal = 0.4;
const rounds = 3;

/** Beside the packages, so that the bundles find them. */
const folder = await mkdtemp(join(root, 'node_modules/.quotes-bench-'));
const cluster = await openCluster({ folder: join(folder, 'database') });
const children: ChildProcess[] = [];

/** Starts one of the bundles and gives the first line that it prints. */
async function run<Answer>(name: string, ...given: string[]): Promise<Answer> {
  const child = spawn(process.execPath, [join(folder, `${name}.js`), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Answer;
  throw new Error(`${name} ended without an answer`);
}

const perCore = ({ quotes, cpuSeconds }: Measured) => quotes / cpuSeconds;
const row = (name: string, measured: Measured) =>
  `${name.padEnd(12)}${perCore(measured).toFixed(0).padStart(6)} quotes/s and core${(measured.quotes / measured.wallSeconds).toFixed(0).padStart(7)} quotes/s  p50 ${measured.p50} ms  p99 ${measured.p99} ms`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

try {
  const entryPoints = ['stubs', 'relay', 'engine'].map((name) => join(import.meta.dirname, `${name}.ts`));
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.base.json'),
    logLevel: 'warning',
  });
  await cp(join(root, 'apps/backend/db/migrations'), join(folder, 'migrations'), { recursive: true });
  const { url } = await run<{ url: string }>('stubs');
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const relay = await run<Measured>('relay', url);
    const engine = await run<Measured>('engine', 'engine', url, cluster.url('postgres'));
    const call = await run<Measured>('engine', 'createoffer', url, cluster.url('postgres'));
    ratios.push(perCore(engine) / perCore(relay));
    console.log(
      `round ${round}\n  ${row('relay', relay)}\n  ${row('engine', engine)}  ${ratios.at(-1)!.toFixed(2)}\n  ${row('createoffer', call)}  ${(perCore(call) / perCore(relay)).toFixed(2)}`,
    );
  }
  console.log(`median ratio of the engine ${median(ratios).toFixed(2)}, goal ${goal}`);
  process.exitCode = median(ratios) >= goal ? 0 : 1;
} finally {
  for (const child of children) child.kill();
  await cluster.destroy();
  await rm(folder, { recursive: true, force: true });
}
