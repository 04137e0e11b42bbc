/** A trial site, a folder for temporary files of its publishers, and what must hold after every kill. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parsePublishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { verifyRegistry } from '../../../libs/platform/registry/publishers/verify-registry.ts';
import { isRunning } from '../../../libs/shutdown/is-running.ts';
import { processesBelow, type RunningProcess } from '../../../libs/shutdown/testing/process-tree.ts';
import { readRegistry } from '../../publish/registry/registry-file.ts';
import { openTrialSite, type TrialSite } from '../../trial-site/trial-site.ts';

/** Milliseconds in which the children of an ended process must have ended. */
const childLimit = 5_000;

export interface DeliveryWorld {
  site: TrialSite;
  temporary: string;
  /** A build that nobody published yet. */
  newBuild(): Promise<string>;
}

export async function openDeliveryWorld(): Promise<DeliveryWorld> {
  const site = await openTrialSite();
  await site.publish('garden');
  await site.publish('orchard');
  const temporary = join(site.folder, 'temporary');
  await mkdir(temporary);
  let builds = 0;
  const newBuild = async (): Promise<string> => {
    const build = join(site.folder, 'builds', `next-${++builds}`);
    await cp(join(site.folder, 'builds/orchard'), build, { recursive: true });
    const file = join(build, 'server/remote.cjs');
    await writeFile(file, `${await readFile(file, 'utf8')}\n// ${builds}`);
    return build;
  };
  return { site, temporary, newBuild };
}

/** Children of an ended process that go on. */
export async function survivors(below: readonly RunningProcess[]): Promise<string[]> {
  const left = () => below.filter(({ pid }) => isRunning(pid));
  for (let waited = 0; waited < childLimit && left().length > 0; waited += 20) await pause(20);
  return left().map(({ command }) => `${command} goes on`);
}

export const below = (pid: number): RunningProcess[] => processesBelow(pid);

async function pageFaults({ url }: TrialSite): Promise<string[]> {
  const statuses = await Promise.all(['/', '/meyve'].map(async (path) => (await fetch(url + path)).status));
  return statuses.every((status) => status === 200) ? [] : [`pages answer ${statuses.join(' and ')}`];
}

const draft = /\.draft-|^\.lock/;

async function registryFaults({ registryDirectory, publishersFile }: TrialSite): Promise<string[]> {
  const publishers = parsePublishers(await readFile(publishersFile, 'utf8'));
  await readRegistry(registryDirectory, (registry) => verifyRegistry(registry, publishers));
  const names = (await readdir(registryDirectory, { recursive: true })).map((name) => name.split('/').at(-1)!);
  return names.filter((name) => draft.test(name)).map((name) => `${name} is left`);
}

/** After a kill the site serves; the next publication succeeds and leaves nothing of the killed one. */
export async function faultsAfter({ site, newBuild }: DeliveryWorld): Promise<string[]> {
  const seen = await pageFaults(site);
  await site.publishUntried('orchard', await newBuild());
  return [...seen, ...(await pageFaults(site)), ...(await registryFaults(site))];
}
