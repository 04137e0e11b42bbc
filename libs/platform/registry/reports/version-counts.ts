/** What the edge tells the canary keeper: how many visitors got a version, and for how many it failed. Server only. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { markSums, sum } from './mark-sums-schema.ts';

export const versionCountsPath = '/reports/versions';

const versionSums = sum.extend({ label: z.string(), marks: markSums });

const shape = z.object({
  /** When the edge began to count; milliseconds since the epoch. */
  began: z.number(),
  counts: z.array(versionSums),
  /** Of our own visits. */
  synthetic: z.array(versionSums),
});

export type VersionCounts = z.infer<typeof shape>;
export type VersionCount = VersionCounts['counts'][number];

/** @throws Error for anything else */
export const parseVersionCounts = (value: unknown): VersionCounts => shape.parse(value);

/** The header by which the keeper shows that it knows the site's secret. */
export const countsAuthorization = (secretKey: string): string =>
  `Bearer ${createHmac('sha256', secretKey).update('version counts').digest('base64url')}`;

export function mayReadCounts(header: string | undefined, secretKey: string): boolean {
  const [given, right] = [header ?? '', countsAuthorization(secretKey)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}
