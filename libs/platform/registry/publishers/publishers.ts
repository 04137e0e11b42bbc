/** Who may publish what: the teams' keys, and the addresses of each remote. The platform's data; no registry can change them. */
import { z } from 'zod';
import type { OwnedAddress } from './ownership.ts';
import { pathRanks, type PathRank } from '../paths/path-ranks.ts';

export interface Publisher {
  team: string;
  addresses: readonly OwnedAddress[];
}

export interface Publishers {
  /** Team to its public keys (SPKI, base64); several while one is replaced. */
  teams: Readonly<Record<string, readonly string[]>>;
  remotes: Readonly<Record<string, Publisher>>;
}

/** The key of the site itself, which may only roll back, and promote what a team has put on trial. */
export const siteTeam = 'site';

const ranks = Object.values(pathRanks) as [PathRank, ...PathRank[]];

const shape = z.object({
  teams: z.record(z.string(), z.array(z.string().min(1))),
  remotes: z.record(
    z.string(),
    z.object({
      team: z.string(),
      addresses: z.array(
        z.object({
          pattern: z.string().startsWith('/'),
          params: z.record(z.string(), z.array(z.string())).optional(),
          lines: z.literal(true).optional(),
          rank: z.literal(ranks),
        }),
      ),
    }),
  ),
});

/** @throws Error for anything else than publishers */
export const parsePublishers = (text: string): Publishers => shape.parse(JSON.parse(text));
