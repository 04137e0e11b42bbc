/**
 * Whether a canary is worse than the stable version in any respect (decisions 286 and 318). The error rates hold for all signals together,
 * at every moment, however often the verdict is read.
 */
import { gatherEvidence, logMean, type Block } from './signal-evidence.ts';
import { signals, type Signal } from '../reports/visit-marks.ts';

export type Verdict = 'pass' | 'fail' | 'not enough data';

export interface VerdictLimits {
  /** How often a version that is no worse is rolled back, at most. */
  falseRollback: number;
  /** How often a version that is worse by `regression` in some respect passes, at most. */
  missed: number;
  /** Difference of the failure rates that must not pass. */
  regression: number;
}

export const canaryLimits: VerdictLimits = { falseRollback: 0.005, missed: 0.01, regression: 0.02 };

/** Errors weigh as much as all others, because they must be noticed within a minute. */
const weightOf = (signal: Signal): number => (signal === 'errors' ? 0.5 : 0.5 / (signals.length - 1));

/** Observations of the stable version from which a signal must pass too: below, the version has no such pages. */
const measuredFrom = 20;

export type Blocks = Partial<Record<Signal, Block>>;

export interface CanaryJudge {
  add(blocks: Blocks): void;
  verdict(): Verdict;
  /** The signal with the strongest evidence against the canary. */
  cause(): Signal;
}

export function createCanaryJudge({ falseRollback, missed, regression }: VerdictLimits = canaryLimits): CanaryJudge {
  const judged = signals.map((signal) => ({ signal, ...gatherEvidence(regression) }));
  let decided: Verdict | null = null;
  const worse = (): number =>
    logMean(judged.map(({ signal, worse: log }) => ({ log: log(), weight: weightOf(signal) })));
  const hasPassed = (): boolean =>
    judged
      .filter(({ signal, stableTotal }) => signal === 'errors' || stableTotal() >= measuredFrom)
      .every(({ equal }) => equal() >= Math.log(1 / missed));
  return {
    add: (blocks) => {
      if (decided) return;
      for (const { signal, add } of judged) if (blocks[signal]) add(blocks[signal]);
      if (worse() >= Math.log(1 / falseRollback)) decided = 'fail';
      else if (hasPassed()) decided = 'pass';
    },
    verdict: () => decided ?? 'not enough data',
    cause: () => judged.toSorted((a, b) => b.worse() - a.worse())[0]!.signal,
  };
}
