/** The remote in the current folder: its package.json names it and its team, the environment where it is published. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { publicationFrom } from '../publish/publication/publication-from.ts';
import type { Publication } from '../publish/publication/publish.ts';
import { readPublishers } from '../publish/registry/team-keys.ts';
import { CommandError } from '../start/progress.ts';

const shape = z.object({ emsal: z.object({ remote: z.string(), team: z.string() }) });

export function ownRemote(): { name: string; team: string } {
  const read = shape.safeParse(JSON.parse(readFileSync('package.json', 'utf8')));
  if (!read.success) throw new CommandError('package.json needs "emsal": { "remote": "<name>", "team": "<team>" }.');
  const { remote: name, team } = read.data.emsal;
  return { name, team };
}

export const ownBuild = (): string => resolve('dist');

const places = {
  REGISTRY_DIR: 'the folder of the registry',
  TEAM_KEYS_DIR: "the folder with your team's key",
};

/** Paths relative to the team's own folder. */
function readPlaces(): void {
  for (const [name, what] of Object.entries(places)) {
    const given = process.env[name];
    if (!given) throw new CommandError(`Set ${name}, ${what}, which the platform team gives you.`);
    process.env[name] = resolve(given);
  }
}

export function ownPublication(): Publication {
  readPlaces();
  return publicationFrom({ ...ownRemote(), build: ownBuild(), publishers: readPublishers() });
}
