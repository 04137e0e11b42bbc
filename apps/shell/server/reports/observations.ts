/** One visitor's good or bad experience of a version in one respect, and the sums of those that are settled. */
import type { VersionCount, VersionCounts } from '@emsal/platform/registry/reports/version-counts';
import type { Signal } from '@emsal/platform/registry/reports/visit-marks';

export interface Observation {
  /** Remote and version. */
  label: string;
  signal: Signal;
  isBad: boolean;
  isCounted: boolean;
}

export function createSums(began: number) {
  const counts = new Map<string, VersionCount>();
  const sumOf = (label: string, signal: Signal) => {
    const count = counts.get(label) ?? { label, total: 0, failed: 0, marks: {} };
    counts.set(label, count);
    return signal === 'errors' ? count : (count.marks[signal] ??= { total: 0, failed: 0 });
  };
  const add = (one: Observation): void => {
    const sum = sumOf(one.label, one.signal);
    sum.total += 1;
    sum.failed += one.isBad ? 1 : 0;
    one.isCounted = true;
  };
  return {
    add,
    all: (): Omit<VersionCounts, 'synthetic'> => ({ began, counts: structuredClone([...counts.values()]) }),
  };
}

/** Each observation is settled so many milliseconds after it began, good or bad: bad news comes first, and a version on trial would begin with nothing else. */
export function createSettling(delay: number, settled: (one: Observation) => void) {
  const waiting = new Map<Observation, number>();
  return {
    begin: (one: Observation, now: number) => void waiting.set(one, now + delay),
    settle: (now: number): void => {
      for (const [one, due] of waiting) {
        if (due > now) return;
        waiting.delete(one);
        settled(one);
      }
    },
  };
}
