/** What the edge tells the desk of each remote: its version, the one on trial, and how many visitors they failed for. */
import { z } from 'zod';
import { markSums, sum } from '../reports/mark-sums-schema.ts';
import { signals } from '../reports/visit-marks.ts';

export const releaseStatusPath = '/reports/releases';

/** Milliseconds since the epoch. */
const instant = z.number();
const release = z.object({
  version: z.string(),
  since: instant,
  /** Since the edge began to count. */
  visitors: sum,
  /** Our own visits while too few people come. */
  ownVisits: sum,
  /** Web vitals and business steps: visitors of whom something is known, and those for whom it went badly. */
  marks: markSums,
});

export const remoteRelease = z.object({
  name: z.string(),
  live: release,
  /** Of all visitors, from 0 to 1. */
  canary: release.extend({ share: z.number() }).nullable(),
  /** The version that was rolled back last, while nothing was published since. */
  rolledBack: z.object({ version: z.string(), cause: z.enum(signals).nullable() }).nullable(),
});

export const releaseEvent = z.object({
  at: instant,
  action: z.enum(['published', 'rolledBack', 'canary', 'preview']),
  name: z.string(),
  version: z.string(),
  /** The version that was withdrawn. */
  from: z.string().nullable(),
  /** The keeper of canaries ended a trial; else the team did it. */
  isByKeeper: z.boolean(),
  cause: z.enum(signals).nullable(),
});

export const releaseStatus = z.object({
  /** When the edge began to count. */
  began: instant,
  remotes: z.array(remoteRelease),
  /** Newest first. */
  history: z.array(releaseEvent),
});

export type RemoteRelease = z.output<typeof remoteRelease>;
export type ReleaseEvent = z.output<typeof releaseEvent>;
export type ReleaseStatus = z.output<typeof releaseStatus>;
