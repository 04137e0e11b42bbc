import type { RemoteRelease } from '@emsal/platform/registry/status/release-status-schema';

const [whole, fine] = [0, 2].map(
  (digits) => new Intl.NumberFormat('tr', { style: 'percent', maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat];
const count = new Intl.NumberFormat('tr');

/** `%25` */
export const shownShare = (share: number): string => whole.format(share);

interface Visitors {
  total: number;
  failed: number;
}

/** `%0,12`, and a dash where nobody was counted. */
export const failureRate = ({ total, failed }: Visitors): string => (total === 0 ? '–' : fine.format(failed / total));
export const visitorCount = ({ total }: Visitors): string => count.format(total);

/** All of our own visits to a version, and those that failed. */
export const shownOwnVisits = ({ ownVisits }: RemoteRelease['live']): [total: string, failed: string] => [
  count.format(ownVisits.total),
  count.format(ownVisits.failed),
];

/** The live version's value, and that of the version on trial. */
export const pair = ({ live, canary }: RemoteRelease, valueOf: (release: RemoteRelease['live']) => string): string =>
  canary ? `${valueOf(live)} → ${valueOf(canary)}` : valueOf(live);
