/**
 * The keys with which teams sign what they publish, and `publishers.json`, which tells the edge whose key counts for what. Locally both
 * are made at the first use; elsewhere `TEAM_KEYS_DIR` holds the private key of whoever publishes, and the platform team keeps
 * `PUBLISHERS_FILE`.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  parsePublishers,
  siteTeam,
  type Publisher,
  type Publishers,
} from '../../../libs/platform/registry/publishers/publishers.ts';
import { publicKeyOf, type Signer } from '../../../libs/platform/registry/publishers/signatures.ts';
import { CommandError } from '../../start/progress.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import { draftOf, removeStaleDrafts } from '../files/drafts.ts';

export interface KeyPlace {
  directory: string;
  /** Whether missing keys are made: not in a directory that somebody else provides. */
  isLocal: boolean;
}

export const keyPlace = (env = process.env): KeyPlace => ({
  directory: resolve(workspaceRoot, env['TEAM_KEYS_DIR'] ?? '.emsal/publishing'),
  isLocal: env['TEAM_KEYS_DIR'] === undefined,
});

export const publishersFile = (env = process.env): string =>
  resolve(workspaceRoot, env['PUBLISHERS_FILE'] ?? join(keyPlace(env).directory, 'publishers.json'));

/** Written beside and linked, so that of two processes both use the first one's key, and none reads half a file. */
function makeKey(file: string): void {
  const draft = draftOf(file);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function keyOf(team: string, { directory, isLocal }: KeyPlace): KeyObject {
  const file = join(directory, `${team}.key`);
  if (!existsSync(file)) {
    if (!isLocal) throw new CommandError(`There is no key ${file}: ask the platform team for the key of ${team}.`);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    makeKey(file);
  }
  return createPrivateKey(readFileSync(file));
}

/** @throws CommandError when the key is missing */
export const signerOf = (team: string, place = keyPlace()): Signer => ({ team, key: keyOf(team, place) });

/** Whose key counts for what, with the keys of this place. */
export function publishersOf(remotes: Readonly<Record<string, Publisher>>, place: KeyPlace): Publishers {
  const teams = [...new Set([siteTeam, ...Object.values(remotes).map(({ team }) => team)])];
  return { remotes, teams: Object.fromEntries(teams.map((team) => [team, [publicKeyOf(keyOf(team, place))]])) };
}

/** @throws CommandError when nothing tells whose key counts */
export function readPublishers(file = publishersFile()): Publishers {
  try {
    return parsePublishers(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} does not say who may publish (${(error as Error).message}): set PUBLISHERS_FILE.`);
  }
}

/** A running edge reads it: never half of it. */
function replaceFile(file: string, text: string): void {
  const draft = draftOf(file);
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Writes `publishers.json` beside local keys; one that the platform provides is only read. */
export function providePublishers(remotes: Readonly<Record<string, Publisher>>, place = keyPlace()): Publishers {
  if (!place.isLocal || process.env['PUBLISHERS_FILE'] !== undefined) return readPublishers();
  const publishers = publishersOf(remotes, place);
  removeStaleDrafts(place.directory);
  replaceFile(join(place.directory, 'publishers.json'), `${JSON.stringify(publishers, null, 1)}\n`);
  return publishers;
}
