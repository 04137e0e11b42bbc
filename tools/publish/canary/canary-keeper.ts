/**
 * Watches the canaries: one that fails for more visitors than the stable version is rolled back, one that does not is given to everybody,
 * and as long as the visitors are too few nothing changes (decision 286). Both versions are compared over the same time.
 */
import {
  createCanaryJudge,
  type Blocks,
  type CanaryJudge,
  type Verdict,
} from '../../../libs/platform/registry/canary-verdict.ts';
import { canaryOf, withPromoted, withRolledBack } from '../../../libs/platform/registry/publications.ts';
import { versionLabel, type Registry, type TrialSet } from '../../../libs/platform/registry/registry.ts';
import { goodAfter } from '../../../libs/platform/registry/retention.ts';
import { plus, type Block, type Counts } from '../../../libs/platform/registry/signal-evidence.ts';
import type { VersionCounts } from '../../../libs/platform/registry/version-counts.ts';
import { signals, type Signal } from '../../../libs/platform/registry/visit-marks.ts';
import { createDoubtedFailures, type DoubtedFailures } from './doubted-failures.ts';

export interface KeeperPorts {
  readRegistry(): Promise<Registry>;
  /** Changes it with the site's key. */
  change(change: (registry: Registry) => Registry): Promise<unknown>;
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

interface Watched {
  test: CanaryJudge;
  since: number;
  /** When the edge began whose counts are `last`. */
  began: number;
  last: Map<string, Counts>;
  doubted: DoubtedFailures;
  /** Whether it failed at our last visits. */
  failedLast: boolean;
}

type Sums = VersionCounts['counts'];

const none: Counts = { total: 0, failed: 0 };

const sumOf = (sums: Sums, label: string, signal: Signal): Counts => {
  const count = sums.find((one) => one.label === label);
  return (signal === 'errors' ? count : count?.marks[signal]) ?? none;
};

/** What was counted since the last time under the name. */
function countsSince({ total, failed }: Counts, name: string, last: Map<string, Counts>): Counts {
  const before = last.get(name) ?? none;
  last.set(name, { total, failed });
  return { total: total - before.total, failed: failed - before.failed };
}

interface NewEvidence {
  blocks: Blocks;
  /** People for whom the version on trial was counted, and failed. */
  people: Counts;
  /** Our own visits of it. */
  own: Counts;
}

/** What both versions counted since the last time. Our own visits say something of errors only, and are beyond doubt. */
function blocksOf(
  { counts }: VersionCounts,
  visits: Block,
  { live, tried, last, doubted }: Pick<Watched, 'last' | 'doubted'> & { live: string; tried: string },
): NewEvidence {
  const of = (label: string, signal: Signal): Counts =>
    countsSince(sumOf(counts, label, signal), `${label} ${signal}`, last);
  const both = (block: Block, more: Block): Block => ({
    ...block,
    stable: plus(block.stable, more.stable),
    canary: plus(block.canary, more.canary),
  });
  const pairs = signals.map((signal) => {
    const canary = of(tried, signal);
    return [signal, { stable: of(live, signal), canary, doubted: doubted.of(signal, canary) }] as const;
  });
  const { errors, ...marks } = Object.fromEntries(pairs) as Required<Blocks>;
  return { blocks: { ...marks, errors: both(errors, visits) }, people: errors.canary, own: visits.canary };
}

const labelOf = ({ name, versions }: TrialSet): string => versionLabel(name, versions[name]!);

/** A version that is tried again is another trial: what an earlier one showed does not count. */
const trialOf = (canary: TrialSet): string => `${labelOf(canary)} ${canary.revision}`;

type Change = (registry: Registry) => Registry;

/** Only while the version is still on trial: somebody may have ended that meanwhile. */
const ifOnTrial =
  (canary: TrialSet, change: Change): Change =>
  (registry) => {
    const current = canaryOf(registry, canary.name);
    return current && trialOf(current) === trialOf(canary) ? change(registry) : registry;
  };

const endOf =
  ({ verdict, cause }: { verdict: Verdict; cause: Signal }, name: string, at: number): Change =>
  (registry) => {
    if (verdict !== 'fail') return withPromoted(registry, name, at);
    const back = withRolledBack(registry, { name, at, cause });
    return back.ok ? back.registry : registry;
  };

const worse: Readonly<Record<Signal, string>> = {
  errors: 'failed for more visitors than the version before',
  lcp: 'showed its content late to more visitors than the version before',
  cls: 'shifted its content for more visitors than the version before',
  inp: 'reacted slowly for more visitors than the version before',
  step: 'brought fewer visitors through a step of a form than the version before',
  offers: 'showed offers to fewer visitors than the version before',
  payment: 'brought fewer visitors to payment than the version before',
};
const wordsOf = (verdict: Verdict, cause: Signal): string =>
  verdict === 'fail' ? `${worse[cause]} and is rolled back` : 'is as good as the version before and goes to everybody';

const beginToWatch = (since: number, { began }: VersionCounts): Watched => ({
  test: createCanaryJudge(),
  since,
  began,
  last: new Map(),
  doubted: createDoubtedFailures(),
  failedLast: false,
});

/** @returns what to do every few seconds */
export function createCanaryKeeper({ readRegistry, change, readCounts, now, report, visit, visited }: KeeperPorts) {
  const watched = new Map<string, Watched>();

  async function act(test: CanaryJudge, canary: TrialSet): Promise<void> {
    const [verdict, cause] = [test.verdict(), test.cause()];
    await change(ifOnTrial(canary, endOf({ verdict, cause }, canary.name, now())));
    watched.delete(trialOf(canary));
    report(`${labelOf(canary)} ${wordsOf(verdict, cause)}`);
  }

  async function watch(registry: Registry, canary: TrialSet, counts: VersionCounts): Promise<void> {
    const label = labelOf(canary);
    const live = registry.sets[0]!.versions[canary.name]!;
    const known = watched.get(trialOf(canary));
    const one = known ?? beginToWatch(now(), counts);
    watched.set(trialOf(canary), one);
    // An edge that began anew counts from 0.
    if (one.began !== counts.began) one.last.clear();
    one.began = counts.began;
    const liveLabel = versionLabel(canary.name, live);
    const visits = { stable: visited(liveLabel), canary: visited(label) };
    const { blocks, people, own } = blocksOf(counts, visits, { ...one, live: liveLabel, tried: label });
    // What was counted before the canary began is no comparison, and takes no doubt away.
    if (known) one.test.add(blocks);
    else one.doubted = createDoubtedFailures();
    // Whoever says that it failed may lie: our own visit shows at once what fails for everybody.
    if (own.total > 0) one.failedLast = own.failed > 0;
    const isFailing = people.failed > 0 || one.failedLast;
    if (people.total === 0 || isFailing) visit(registry, canary, isFailing);
    const verdict = one.test.verdict();
    const isOld = now() - one.since >= goodAfter;
    if (verdict === 'fail' || (verdict === 'pass' && isOld)) await act(one.test, canary);
  }

  return async (): Promise<void> => {
    const registry = await readRegistry();
    const canaries = registry.trials.filter(({ share }) => share > 0);
    for (const trial of watched.keys())
      if (!canaries.some((canary) => trialOf(canary) === trial)) watched.delete(trial);
    if (canaries.length === 0) return;
    const counts = await readCounts();
    for (const canary of canaries) await watch(registry, canary, counts);
  };
}
