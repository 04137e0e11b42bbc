/** What the keeper remembers of a trial from one round to the next. */
import { createCanaryJudge, type CanaryJudge } from '../../../libs/platform/registry/canary/canary-verdict.ts';
import type { Counts } from '../../../libs/platform/registry/canary/signal-evidence.ts';
import type { VersionCounts } from '../../../libs/platform/registry/reports/version-counts.ts';
import { createDoubtedFailures, type DoubtedFailures } from './doubted-failures.ts';

export interface WatchedCanary {
  judge: CanaryJudge;
  since: number;
  /** When the edge began whose counts are `lastCounts`. */
  edgeBegan: number;
  lastCounts: Map<string, Counts>;
  doubted: DoubtedFailures;
  /** Whether it failed at our last visits. */
  failedLast: boolean;
}

export const watchCanary = (since: number, { began }: VersionCounts): WatchedCanary => ({
  judge: createCanaryJudge(),
  since,
  edgeBegan: began,
  lastCounts: new Map(),
  doubted: createDoubtedFailures(),
  failedLast: false,
});
