/** Publishes a build: an immutable copy named by its content hash, then the registry entry. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLineFacts } from '../../../libs/lines/facts/line-facts-schema.ts';
import { refusedPaths } from '../../../libs/platform/registry/publishers/ownership.ts';
import { conflicts } from '../../../libs/platform/registry/paths/paths.ts';
import { withCanary, withPreview, withPublished } from '../../../libs/platform/registry/file/registry-changes.ts';
import {
  formlessLines,
  lineRefusals,
  losesLines,
  withLinePaths,
} from '../../../libs/platform/registry/paths/remote-lines.ts';
import { mayPublish, withoutTakenOut } from '../../../libs/platform/registry/publishers/taken-out-remotes.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import {
  chooseSet,
  entriesOf,
  type Registry,
  type RegistryEntry,
} from '../../../libs/platform/registry/file/registry.ts';
import { signEntry, type Signer } from '../../../libs/platform/registry/publishers/signatures.ts';
import { CommandError } from '../../start/progress.ts';
import { integrityHash } from '../../webpack/asset-list-plugin.ts';
import { declaredLines, declaredPaths } from '../declared/declared.ts';
import { filesBelow } from '../files/files-below.ts';
import { foreignFiles, weightRefusals } from '../files/foreign-files.ts';
import { refusalsOf } from '../gate/gate.ts';
import { hydrationRefusals } from '../gate/hydration.ts';
import { changeRegistry, readVerified } from '../registry/registry-file.ts';
import { copyVersion, removeOldVersions, versionOf } from './stored-versions.ts';

export interface Publication {
  name: string;
  /** Folder of the build: `client/` and `server/`. */
  build: string;
  registryDirectory: string;
  publishers: Publishers;
  signer: Signer;
  /** Who gets the version; everybody unless given. */
  audience?: Audience;
  /** Folder of the built shell with which the build is tried first; fixtures are published untried. */
  shell?: string;
  /** The API that a trial calls. */
  backendUrl?: string;
}

export type Audience =
  /** A share of the visitors, from 0 to 1. */
  | { kind: 'canary'; share: number }
  /** Whoever has a link, until a time in milliseconds since the epoch. */
  | { kind: 'preview'; until: number };

async function integrityOf(client: string, base: string): Promise<Record<string, string>> {
  const files = (await filesBelow(client)).filter((file) => !file.endsWith('.br'));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [`${base}/${file}`, integrityHash(await readFile(join(client, file)))]),
    ),
  );
}

async function describe({ name, build }: Publication): Promise<RegistryEntry> {
  const missing = ['client', 'server/remote.cjs', 'server/paths.cjs'].find((part) => !existsSync(join(build, part)));
  if (missing) refuse(name, [`${join(build, missing)} is missing: build it with npm run publish-remote -- ${name}`]);
  refuse(name, [...(await foreignFiles(build)), ...(await weightRefusals(build))]);
  const version = await versionOf(build);
  const base = `/remotes/${name}/${version}`;
  const integrity = await integrityOf(join(build, 'client'), base);
  const remoteEntry = Object.keys(integrity).find((file) => /\/js\/remoteEntry\.[^/]+\.js$/.test(file));
  if (remoteEntry === undefined)
    throw new CommandError(
      `${name} is not published: ${build} has no js/remoteEntry, build it with the webpack factory`,
    );
  const server = 'server/remote.cjs';
  const lines = await declaredLines(build);
  return {
    name,
    version,
    remoteEntry,
    server,
    integrity,
    css: Object.keys(integrity).filter((file) => file.endsWith('.css')),
    serverIntegrity: integrityHash(await readFile(join(build, server))),
    paths: await declaredPaths(build),
    ...(lines && { lines }),
  };
}

function withAudience(registry: Registry, entry: RegistryEntry, audience: Audience | undefined): Registry {
  const at = Date.now();
  if (!audience) return withPublished(registry, entry, at);
  const live = registry.sets[0]?.versions[entry.name];
  if (live === undefined)
    throw new CommandError(`${entry.name} has no version to be compared with: publish it to everybody first.`);
  if (audience.kind === 'canary' && live === entry.version)
    throw new CommandError(`${entry.name} ${live} is live already: change something before it is tried.`);
  return audience.kind === 'canary'
    ? withCanary(registry, entry, { share: audience.share, at })
    : withPreview(registry, entry, { until: audience.until, at });
}

function refuse(name: string, reasons: readonly string[]): void {
  if (reasons.length > 0) throw new CommandError(`${name} is not published: ${reasons.join('; ')}`);
}

/** The live versions beside which the entry will be. */
const othersOf = (registry: Registry, { name }: RegistryEntry): RegistryEntry[] =>
  entriesOf(registry, chooseSet(registry)).filter((entry) => entry.name !== name);

const liveVersion = (registry: Registry, { name }: RegistryEntry): RegistryEntry | undefined =>
  entriesOf(registry, chooseSet(registry)).find((entry) => entry.name === name);

function pathRefusals(registry: Registry, entry: RegistryEntry, owners: Publishers['remotes']): string[] {
  const others = othersOf(registry, entry);
  const [own, ...beside] = withLinePaths([entry, ...others]);
  return [
    ...refusedPaths(entry.paths, entry.name, owners),
    ...lineRefusals(entry, others),
    ...(losesLines(entry, liveVersion(registry, entry), others)
      ? ['it publishes no lines, and other remotes have pages of every line: build it with its lines.ts']
      : []),
    ...(entry.lines ?? []).flatMap((line) =>
      readLineFacts(line) ? [] : [`the facts of ${line.id} do not fit their schema`],
    ),
    ...conflicts(own!, beside),
  ];
}

async function refuseUnfit(publication: Publication, entry: RegistryEntry) {
  const { build, shell, backendUrl, registryDirectory, publishers } = publication;
  if (shell === undefined) return;
  const registry = withoutTakenOut(await readVerified(registryDirectory, publishers), publishers);
  const [tried, ...beside] = withLinePaths([entry, ...othersOf(registry, entry)]);
  const found = await refusalsOf({
    entry: tried!,
    build,
    shell,
    publishers: [...beside, tried!],
    ...(backendUrl && { backendUrl }),
  });
  refuse(entry.name, found);
  refuse(entry.name, pathRefusals(registry, entry, publishers.remotes));
  refuse(entry.name, await hydrationRefusals({ ...publication, entry, tried: tried!.paths, shell }));
}

export interface Published {
  version: string;
  revision: number;
}

/** @throws CommandError when the build does not pass the gate, or a path is not the remote's own or overlaps with another one's at the same rank */
export async function publish(publication: Publication): Promise<Published> {
  const { signer, registryDirectory: directory, name, publishers, audience } = publication;
  const owners = publishers.remotes;
  if (!mayPublish(publishers, name))
    refuse(name, ['nobody may publish it: ask the platform team to add it to tools/publish/remotes.ts']);
  const entry = signEntry(await describe(publication), signer);
  refuse(name, [...refusedPaths(entry.paths, name, owners), ...formlessLines(entry)]);
  await refuseUnfit(publication, entry);
  const registry = await changeRegistry({
    directory,
    signer,
    publishers,
    change: async (before) => {
      refuse(name, pathRefusals(withoutTakenOut(before, publishers), entry, owners));
      await copyVersion(publication.build, { directory, entry });
      return withAudience(before, entry, audience);
    },
    afterwards: (next) => removeOldVersions(directory, name, next),
  });
  const { revision } = (audience && registry.trials[0]) ?? chooseSet(registry);
  return { version: entry.version, revision };
}
