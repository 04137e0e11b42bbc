/**
 * How visitors get on with a version of a remote: for how many it failed, had poor web vitals, or left a step of the business undone. A
 * visitor counts once for each pin and signal, so neither an open tab nor somebody who repeats reports weighs more than others. Nothing of
 * the visitor is kept or given away.
 */
import type { Clock } from '@emsal/platform/clock';
import type { VersionCounts } from '@emsal/platform/registry/reports/version-counts';
import { vitals, type MarkName, type Marks, type Signal } from '@emsal/platform/registry/reports/visit-marks';
import { LRUCache } from 'lru-cache';
import { createSettling, createSums, type Observation } from './observations';

/** Visitors and signals that are remembered; a forgotten one may count twice. */
const maxRemembered = 200_000;
/** Milliseconds in which a page fails if it does. */
const pageTime = 20_000;
/** Milliseconds that a visitor has for a step of the business. */
const stepTime = 15 * 60_000;

export interface ReleaseCounts {
  /** @param label remote and version @param pin the visitor's pin */
  seen(label: string, pin: string): void;
  /** Counts only for a version that the visitor got. */
  failed(label: string, pin: string): void;
  /** What the visitor's browser said. Counts only for a version that the visitor got. */
  marked(label: string, pin: string, marks: Marks): void;
  /** Since this process began. */
  all(): Omit<VersionCounts, 'synthetic'>;
}

/** Each is made once for a version, visitor and signal. */
function rememberObservations() {
  const kept = new LRUCache<string, Observation>({ max: maxRemembered });
  const keyOf = (label: string, pin: string, signal: Signal): string => `${label} ${pin} ${signal}`;
  return {
    find: (label: string, pin: string, signal: Signal) => kept.get(keyOf(label, pin, signal)),
    make: (pin: string, one: Observation): Observation => {
kept.set(keyOf(one.label, pin, one.signal), one);
return one;
},
  };
}

const isVital = (name: MarkName): boolean => vitals.some((vital) => vital === name);

export function createReleaseCounts(clock: Clock): ReleaseCounts {
  const now = (): number => clock.now().getTime();
  const { find, make } = rememberObservations();
  const sums = createSums(now());
  const [pages, steps] = [pageTime, stepTime].map((delay) => createSettling(delay, sums.add));
  const settle = (): void => [pages!, steps!].forEach((part) => part.settle(now()));

  function mark(label: string, pin: string, [signal, isFine]: [MarkName, boolean]): void {
    const known = find(label, pin, signal);
    if (known && !known.isCounted && isFine) known.isBad = false;
    if (known) return;
    const one = make(pin, { label, signal, isBad: !isFine, isCounted: false });
    if (isVital(signal)) sums.add(one);
    else steps!.begin(one, now());
  }

  return {
    seen: (label, pin) => {
      settle();
      if (find(label, pin, 'errors')) return;
      pages!.begin(make(pin, { label, signal: 'errors', isBad: false, isCounted: false }), now());
    },
    failed: (label, pin) => {
      settle();
      const one = find(label, pin, 'errors');
      if (!one || one.isBad) return;
      one.isBad = true;
      // A failure of somebody who has been counted is an observation of its own.
      if (one.isCounted) sums.add(one);
    },
    marked: (label, pin, marks) => {
      settle();
      if (find(label, pin, 'errors'))
        (Object.entries(marks) as Array<[MarkName, boolean]>).forEach((one) => mark(label, pin, one));
    },
    all: () => {
      settle();
      return sums.all();
    },
  };
}
