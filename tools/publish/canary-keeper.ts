/**
 * Watches the canaries: one that fails for more visitors than the stable version is rolled back, one that does not is given to everybody,
 * and as long as the visitors are too few nothing changes (decision 286). Both versions are compared over the same time.
 */
import {
  createCanaryTest,
  type CanaryTest,
  type Counts,
  type Verdict,
} from '../../libs/platform/registry/canary-test.ts';
import { canaryOf, withPromoted, withRolledBack } from '../../libs/platform/registry/publications.ts';
import { versionLabel, type Registry, type TrialSet } from '../../libs/platform/registry/registry.ts';
import { goodAfter } from '../../libs/platform/registry/retention.ts';
import type { VersionCounts } from '../../libs/platform/registry/version-counts.ts';

export interface KeeperPorts {
  readRegistry(): Promise<Registry>;
  /** Changes it with the site's key. */
  change(change: (registry: Registry) => Registry): Promise<unknown>;
  /** Of the edge since it began. */
  readCounts(): Promise<VersionCounts>;
  /** Milliseconds since the epoch. */
  now(): number;
  report(words: string): void;
}

interface Watched {
  test: CanaryTest;
  since: number;
  /** When the edge began whose counts are `last`. */
  began: number;
  last: Map<string, Counts>;
}

/** What was counted since the last time. */
function grown({ counts }: VersionCounts, label: string, last: Map<string, Counts>): Counts {
  const { total = 0, failed = 0 } = counts.find((count) => count.label === label) ?? {};
  const before = last.get(label) ?? { total: 0, failed: 0 };
  last.set(label, { total, failed });
  return { total: total - before.total, failed: failed - before.failed };
}

const labelOf = ({ name, versions }: TrialSet): string => versionLabel(name, versions[name]!);

type Change = (registry: Registry) => Registry;

/** Only while the version is still on trial: somebody may have ended that meanwhile. */
const ifOnTrial =
  (canary: TrialSet, change: Change): Change =>
  (registry) => {
    const current = canaryOf(registry, canary.name);
    return current && labelOf(current) === labelOf(canary) ? change(registry) : registry;
  };

const endOf =
  (verdict: Verdict, name: string, at: number): Change =>
  (registry) => {
    if (verdict !== 'fail') return withPromoted(registry, name, at);
    const back = withRolledBack(registry, { name, at });
    return back.ok ? back.registry : registry;
  };

const wordsOf = {
  back: 'failed for more visitors than the version before and is rolled back',
  forward: 'is as good as the version before and goes to everybody',
};

/** @returns what to do every few seconds */
export function createCanaryKeeper({ readRegistry, change, readCounts, now, report }: KeeperPorts) {
  const watched = new Map<string, Watched>();

  async function act(verdict: Verdict, canary: TrialSet): Promise<void> {
    const label = labelOf(canary);
    await change(ifOnTrial(canary, endOf(verdict, canary.name, now())));
    watched.delete(label);
    report(`${label} ${verdict === 'fail' ? wordsOf.back : wordsOf.forward}`);
  }

  async function watch(canary: TrialSet, live: string, counts: VersionCounts): Promise<void> {
    const label = labelOf(canary);
    const known = watched.get(label);
    const one = known ?? {
      test: createCanaryTest(),
      since: now(),
      began: counts.began,
      last: new Map<string, Counts>(),
    };
    watched.set(label, one);
    // An edge that began anew counts from 0.
    if (one.began !== counts.began) one.last.clear();
    one.began = counts.began;
    const stable = grown(counts, versionLabel(canary.name, live), one.last);
    const tried = grown(counts, label, one.last);
    // What the stable version counted before the canary began is no comparison.
    if (known) one.test.add({ stable, canary: tried });
    const verdict = one.test.verdict();
    const isOld = now() - one.since >= goodAfter;
    if (verdict === 'fail' || (verdict === 'pass' && isOld)) await act(verdict, canary);
  }

  return async (): Promise<void> => {
    const registry = await readRegistry();
    const canaries = registry.trials.filter(({ share }) => share > 0);
    if (canaries.length === 0) return watched.clear();
    const counts = await readCounts();
    for (const canary of canaries) await watch(canary, registry.sets[0]!.versions[canary.name]!, counts);
  };
}
