/** One `kill -9` at a point, and what is wrong afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { below, faultsAfter, survivors, type DeliveryWorld } from './delivery-world.ts';
import { edgePoints, registryPoints, renderPoints, type Point, type PublisherPoint } from './points.ts';
import type { RunningProcess } from '../../../libs/shutdown/testing/process-tree.ts';

const includes = (all: readonly string[], point: Point): boolean => all.includes(point);
const program = join(import.meta.dirname, '../../trial-site/publish-one.ts');
const preload = join(import.meta.dirname, 'kill-at.ts');

/** Its children are looked at all the time: it says nothing before it ends. */
async function killPublisher({ site, temporary, newBuild }: DeliveryWorld, point: PublisherPoint): Promise<string[]> {
  const kind = includes(registryPoints, point) ? 'untried' : 'tried';
  const given = [program, site.folder, 'orchard', await newBuild(), kind];
  const publisher = spawn(process.execPath, ['--import', preload, ...given], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary, KILL_AT: point },
  });
  const children = new Map<number, RunningProcess>();
  const look = setInterval(() => below(publisher.pid!).forEach((one) => children.set(one.pid, one)), 100);
  const [, signal] = (await once(publisher, 'exit')) as [number | null, string | null];
  clearInterval(look);
  if (signal !== 'SIGKILL') return [`${point} was never reached`];
  return survivors([...children.values()]);
}

/** An edge that hangs on an answer is no answer either. */
const ask = (url: string): Promise<number | null> =>
  fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => status,
    () => null,
  );

async function killEdge({ site, newBuild }: DeliveryWorld, point: Point): Promise<string[]> {
  if (point === 'edge reads a new registry') await site.publishUntried('orchard', await newBuild());
  const children = below(site.edgePid());
  const asked = ask(`${site.url}/meyve`);
  await pause(2);
  process.kill(site.edgePid(), 'SIGKILL');
  await site.restartEdge();
  await asked;
  return survivors(children);
}

/** The edge answers the request that is on its way, goes on, and renders again. */
async function killRenderer({ site }: DeliveryWorld): Promise<string[]> {
  await site.restartEdge();
  await ask(`${site.url}/meyve`);
  const edge = site.edgePid();
  const renderers = below(edge).filter(({ command }) => command.includes('render-worker'));
  const asked = ask(`${site.url}/meyve`);
  await pause(2);
  for (const { pid } of renderers) process.kill(pid, 'SIGKILL');
  const status = await asked;
  for (let tried = 0; tried < 50 && (await ask(`${site.url}/meyve`)) !== 200; tried++) await pause(100);
  return [
    ...(status === 200 || status === 503 ? [] : [`the running request got ${status}`]),
    ...(site.edgePid() === edge ? [] : ['the edge ended too']),
  ];
}

function processKilledAt(world: DeliveryWorld, point: Point): Promise<string[]> {
  if (includes(edgePoints, point)) return killEdge(world, point);
  return includes(renderPoints, point) ? killRenderer(world) : killPublisher(world, point as PublisherPoint);
}

/** @returns what is wrong */
export async function killAt(world: DeliveryWorld, point: Point): Promise<string[]> {
  const found = await processKilledAt(world, point);
  return [...found, ...(await faultsAfter(world))].map((fault) => `${point}: ${fault}`);
}
