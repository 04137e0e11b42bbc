/** Whether a running site uses what was published: it goes on with the last good registry when this one does not continue that one. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { deadlineUnderLoad } from '../../../libs/embedded-database/load-factor.ts';
import { CommandError } from '../../start/progress.ts';
import type { Published } from './publish.ts';

/** Milliseconds for the site's answer, on a quiet machine. */
const limit = 5_000;
const betweenTries = 500;

export const siteUrl = (env = process.env): string => env['SITE_URL'] ?? `http://localhost:${env['PORT'] ?? 4200}`;

const loadable = z.array(z.looseObject({ name: z.string(), remoteEntry: z.string().optional() }));

/** Null when no site answers. */
async function uses(site: string, name: string, { version, revision }: Published): Promise<boolean | null> {
  const signal = AbortSignal.timeout(deadlineUnderLoad(limit));
  const answer = await fetch(`${site}/remotes/at/${revision}.json`, { signal }).catch(() => null);
  if (answer === null) return null;
  if (!answer.ok) return false;
  const { data = [] } = loadable.safeParse(await answer.json());
  return data.some((one) => one.name === name && one.remoteEntry?.startsWith(`/remotes/${name}/${version}/`));
}

interface Asked {
  /** Its address. */
  site?: string;
  /** Milliseconds for a site that is about to read the registry, on a quiet machine. */
  patience?: number;
}

/** @throws CommandError when a site runs and does not use the version, with what to do */
export async function confirmUsed(
  name: string,
  published: Published,
  { site = siteUrl(), patience = limit }: Asked = {},
): Promise<void> {
  const until = Date.now() + deadlineUnderLoad(patience);
  let answer = await uses(site, name, published);
  while (answer === false && Date.now() < until) {
    await pause(betweenTries);
    answer = await uses(site, name, published);
  }
  if (answer === false)
    throw new CommandError(
      `${name} ${published.version} is stored, but the site at ${site} does not use it, because its registry is another one or was replaced: publish all remotes and restart the site (npm start does both), or set SITE_URL.`,
    );
}
