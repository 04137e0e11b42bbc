/**
 * `kill -9` of publisher, edge and render process at twelve named points: `node tools/reliability/delivery/main.ts --count 20`, with
 * `--only "lock taken,hydration"` at some. Results: docs/reliability.md
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDeliveryWorld, type DeliveryWorld } from './delivery-world.ts';
import { killAt } from './kills.ts';
import { points, type Point } from './points.ts';

const { values } = parseArgs({ options: { count: { type: 'string' }, only: { type: 'string' } } });
const count = Number(values.count ?? 20);
const only = values.only?.split(',');

async function killRepeatedly(world: DeliveryWorld, point: Point): Promise<void> {
  const faults: string[] = [];
  const began = performance.now();
  for (let time = 0; time < count; time++) faults.push(...(await killAt(world, point)));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${point}: ${count} kills, ${faults.length} faults, ${seconds} s`);
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A whole publication removes the folders of all that were killed before it. */
async function expectNoFolders({ site, temporary, newBuild }: DeliveryWorld): Promise<void> {
  const program = join(import.meta.dirname, '../../trial-site/publish-one.ts');
  const { status } = spawnSync(process.execPath, [program, site.folder, 'orchard', await newBuild(), 'tried'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const left = readdirSync(temporary);
  console.log(`${status === 0 && left.length === 0 ? '✓' : '✗'} the next publication: ${left.length} folders left`);
  if (status !== 0 || left.length > 0) process.exitCode = 1;
}

const world = await openDeliveryWorld();
try {
  for (const point of points.filter((one) => only?.includes(one) ?? true)) await killRepeatedly(world, point);
  await expectNoFolders(world);
} finally {
  await world.site.close();
}
