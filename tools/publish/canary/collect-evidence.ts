/** What both versions counted since the last round, and which of the failures are doubted. */
import type { Blocks } from '../../../libs/platform/registry/canary/canary-verdict.ts';
import { plus, type Block, type Counts } from '../../../libs/platform/registry/canary/signal-evidence.ts';
import type { VersionCounts } from '../../../libs/platform/registry/reports/version-counts.ts';
import { signals, type Signal } from '../../../libs/platform/registry/reports/visit-marks.ts';
import type { WatchedCanary } from './watched-canary.ts';

export interface Evidence {
  blocks: Blocks;
  /** People for whom the version on trial was counted, and failed. */
  people: Counts;
  /** Our own visits of it. */
  own: Counts;
}
export interface ComparedVersions {
  stableLabel: string;
  triedLabel: string;
  /** What our own visits of both showed since the last round. They say something of errors only, and are beyond doubt. */
  visits: Block;
}

const none: Counts = { total: 0, failed: 0 };

function totalOf({ counts }: VersionCounts, label: string, signal: Signal): Counts {
  const count = counts.find((one) => one.label === label);
  return (signal === 'errors' ? count : count?.marks[signal]) ?? none;
}

function sinceLast({ total, failed }: Counts, key: string, last: Map<string, Counts>): Counts {
  const before = last.get(key) ?? none;
  last.set(key, { total, failed });
  return { total: total - before.total, failed: failed - before.failed };
}

const withVisits = (errors: Block, visits: Block): Block => ({
  ...errors,
  stable: plus(errors.stable, visits.stable),
  canary: plus(errors.canary, visits.canary),
});

export function collectEvidence(
  watched: WatchedCanary,
  counts: VersionCounts,
  { stableLabel, triedLabel, visits }: ComparedVersions,
): Evidence {
  // An edge that began anew counts from 0.
  if (watched.edgeBegan !== counts.began) watched.lastCounts.clear();
  watched.edgeBegan = counts.began;
  const newOf = (label: string, signal: Signal): Counts =>
    sinceLast(totalOf(counts, label, signal), `${label} ${signal}`, watched.lastCounts);
  const pairs = signals.map((signal) => {
    const canary = newOf(triedLabel, signal);
    return [signal, { stable: newOf(stableLabel, signal), canary, doubted: watched.doubted.of(signal, canary) }];
  });
  const { errors, ...marks } = Object.fromEntries(pairs) as Required<Blocks>;
  return { blocks: { ...marks, errors: withVisits(errors, visits) }, people: errors.canary, own: visits.canary };
}
