/**
 * How many visitors got a version of a remote, and for how many of them it failed: in a browser or here. A visitor counts once for each
 * pin, so neither an open tab nor somebody who repeats reports weighs more than others. Nothing of the visitor is kept or given away.
 */
import type { VersionCount, VersionCounts } from '@emsal/platform/registry/version-counts';
import { LRUCache } from 'lru-cache';

/** Visitors who are remembered; a forgotten one may count twice. */
const maxVisitors = 100_000;

export interface ReleaseCounts {
  /** @param label remote and version @param pin the visitor's pin */
  seen(label: string, pin: string): void;
  /** Counts only for a version that the visitor got. */
  failed(label: string, pin: string): void;
  /** Since this process began. */
  all(): VersionCounts;
}

/** @param began milliseconds since the epoch */
export function createReleaseCounts(began: number): ReleaseCounts {
  const visitors = new LRUCache<string, 'fine' | 'failed'>({ max: maxVisitors });
  const counts = new Map<string, VersionCount>();
  const countOf = (label: string): VersionCount => {
    const count = counts.get(label) ?? { label, total: 0, failed: 0 };
    counts.set(label, count);
    return count;
  };
  return {
    seen: (label, pin) => {
      const key = `${label} ${pin}`;
      if (visitors.get(key)) return;
      visitors.set(key, 'fine');
      countOf(label).total += 1;
    },
    failed: (label, pin) => {
      const key = `${label} ${pin}`;
      if (visitors.get(key) !== 'fine') return;
      visitors.set(key, 'failed');
      countOf(label).failed += 1;
    },
    all: () => ({ began, counts: [...counts.values()].map((count) => ({ ...count })) }),
  };
}
