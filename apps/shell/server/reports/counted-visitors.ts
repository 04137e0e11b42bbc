/**
 * While a version of a remote is on trial, the first visitors of each subnet are counted, whichever version they got:
 * whoever opens many sessions weighs no more than others, and cannot wait until one of them is given the version on trial.
 */
import { subnetOf } from '@emsal/listening/network';
import { canaryOf } from '@emsal/platform/registry/file/registry-changes';
import { nameOfLabel, versionLabel, type Registry } from '@emsal/platform/registry/file/registry';
import { countedVisitors } from '@emsal/platform/registry/reports/counted-visitors';
import { LRUCache } from 'lru-cache';
import type { ReleaseCounts } from './release-counts';

/** Subnets and trials that are remembered; a forgotten one counts anew. */
const maxRemembered = 200_000;

const trialOf = (registry: Registry, name: string): string | undefined => {
  const trial = canaryOf(registry, name);
  return trial && versionLabel(name, trial.versions[name]!);
};

export type CountedVisitors = (counts: ReleaseCounts, sender: { ip: string; registry: Registry }) => ReleaseCounts;

/** @returns the counts, for the visitors of one sender */
export function createCountedVisitors(): CountedVisitors {
  const kept = new LRUCache<string, Set<string>>({ max: maxRemembered });

  function isCounted(trial: string, ip: string, pin: string): boolean {
    const key = `${trial} ${subnetOf(ip)}`;
    const pins = kept.get(key) ?? new Set();
    kept.set(key, pins);
    if (pins.size < countedVisitors) pins.add(pin);
    return pins.has(pin);
  }

  return (counts, { ip, registry }) => {
    const counted = (label: string, pin: string): boolean => {
      const trial = trialOf(registry, nameOfLabel(label));
      return trial === undefined || isCounted(trial, ip, pin);
    };
    return {
      ...counts,
      seen: (label, pin) => counted(label, pin) && counts.seen(label, pin),
      failed: (label, pin) => counted(label, pin) && counts.failed(label, pin),
      marked: (label, pin, marks) => counted(label, pin) && counts.marked(label, pin, marks),
    };
  };
}
