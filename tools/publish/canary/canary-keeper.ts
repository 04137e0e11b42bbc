/**
 * Watches the canaries: one that fails for more visitors than the stable version is rolled back, one that does not is given to everybody,
 * and as long as the visitors are too few nothing changes (decision 286). Both versions are compared over the same time.
 */
import type { Registry, TrialSet } from '../../../libs/platform/registry/file/registry.ts';
import type { Counts } from '../../../libs/platform/registry/canary/signal-evidence.ts';
import type { VersionCounts } from '../../../libs/platform/registry/reports/version-counts.ts';
import { collectEvidence, type ComparedVersions } from './collect-evidence.ts';
import { concludeTrial, conclusionOf } from './conclude-trial.ts';
import { createDoubtedFailures } from './doubted-failures.ts';
import { evaluateCanary } from './evaluate-canary.ts';
import { requestVisits } from './request-visits.ts';
import { stableLabelOf, trialId, triedLabelOf, type RegistryChange } from './trial.ts';
import { watchCanary, type WatchedCanary } from './watched-canary.ts';

export interface KeeperPorts {
  readRegistry(): Promise<Registry>;
  /** Changes it with the site's key. */
  change(change: RegistryChange): Promise<unknown>;
  /** Of the edge since it began. */
  readCounts(): Promise<VersionCounts>;
  /** Milliseconds since the epoch. */
  now(): number;
  report(words: string): void;
  /** Nobody was given the version on trial since the last round, or it failed for somebody. */
  visit(registry: Registry, canary: TrialSet, isFailing: boolean): void;
  /** What our own visits of a version showed since the last time. */
  visited(label: string): Counts;
}

/** @returns what to do every few seconds */
export function createCanaryKeeper({ readRegistry, change, readCounts, now, report, visit, visited }: KeeperPorts) {
  const watched = new Map<string, WatchedCanary>();

  function compared(registry: Registry, canary: TrialSet): ComparedVersions {
    const stableLabel = stableLabelOf(registry, canary);
    const triedLabel = triedLabelOf(canary);
    return { stableLabel, triedLabel, visits: { stable: visited(stableLabel), canary: visited(triedLabel) } };
  }

  async function keep(registry: Registry, canary: TrialSet, counts: VersionCounts): Promise<void> {
    const known = watched.get(trialId(canary));
    const one = known ?? watchCanary(now(), counts);
    watched.set(trialId(canary), one);
    const evidence = collectEvidence(one, counts, compared(registry, canary));
    // What was counted before the canary began is no comparison, and takes no doubt away.
    if (known) one.judge.add(evidence.blocks);
    else one.doubted = createDoubtedFailures();
    requestVisits(one, evidence, (isFailing) => visit(registry, canary, isFailing));
    const decision = evaluateCanary(one, now());
    if (!decision) return;
    await change(concludeTrial(canary, decision, now()));
    watched.delete(trialId(canary));
    report(conclusionOf(canary, decision));
  }

  return async (): Promise<void> => {
    const registry = await readRegistry();
    const canaries = registry.trials.filter(({ share }) => share > 0);
    for (const id of watched.keys()) if (!canaries.some((canary) => trialId(canary) === id)) watched.delete(id);
    if (canaries.length === 0) return;
    const counts = await readCounts();
    for (const canary of canaries) await keep(registry, canary, counts);
  };
}
