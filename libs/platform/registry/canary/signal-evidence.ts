/**
 * Whether a canary fails more often than the stable version in one respect: two e-processes over pairs of blocks (decision 286). Their
 * error rates hold at every moment, however often they are read.
 */

/** Visitors, or whatever is counted, and how many of them failed. */
export interface Counts {
  total: number;
  failed: number;
}

interface Rates {
  stable: number;
  canary: number;
}

const clamp = (rate: number): number => Math.min(Math.max(rate, 1e-6), 1 - 1e-6);

/** With half a failure added, so that no rate is 0. */
const rateOf = ({ total, failed }: Counts): number => clamp((failed + 0.5) / (total + 1));

const logLikelihood = ({ total, failed }: Counts, rate: number): number =>
  failed * Math.log(rate) + (total - failed) * Math.log(1 - rate);

/** How the Kullback-Leibler divergence of `size` observations from a rate grows with the other rate. */
const slopeAt = (size: number, from: number, to: number): number => size * ((1 - from) / (1 - to) - from / to);

/**
 * The nearest rates, by divergence, at which the canary's is the stable one's plus `gap`. Dividing by their likelihood makes an e-value
 * for every pair of rates beyond that line: its expectation is log-concave in the rates and 1 at its maximum, the projection.
 */
function nearestOnLine({ stable, canary }: Rates, gap: number, sizes: { stable: number; canary: number }): Rates {
  if (gap === 0) {
    const shared = (sizes.stable * stable + sizes.canary * canary) / (sizes.stable + sizes.canary);
    return { stable: shared, canary: shared };
  }
  /** Of the convex distance. */
  const slope = (rate: number): number =>
    slopeAt(sizes.stable, stable, clamp(rate)) + slopeAt(sizes.canary, canary, clamp(rate + gap));
  let low = 0;
  let high = 1 - gap;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) high = middle;
    else low = middle;
  }
  return { stable: clamp(low), canary: clamp(low + gap) };
}

/** How much worse the canary may be; each has its own e-process, and their mean is one too. */
const effects = [0.01, 0.02, 0.05, 0.2, 0.5];

export interface Block {
  stable: Counts;
  canary: Counts;
  /** How many of the canary's failures may be forged: they are no evidence against it, and none for it. */
  doubted?: number;
}

/** Logarithms of the two e-processes. */
export interface SignalEvidence {
  /** What was counted since the last block, of both versions in the same time. */
  add(block: Block): void;
  /** Against "no worse than the stable version". */
  worse(): number;
  /** Against "worse by the regression or more", at its highest. */
  equal(): number;
  /** What was counted of the stable version. */
  stableTotal(): number;
}

export const plus = (a: Counts, b: Counts): Counts => ({ total: a.total + b.total, failed: a.failed + b.failed });

const logRatio = ({ stable, canary }: Block, alternative: Rates, gap: number): number => {
  const near = nearestOnLine(alternative, gap, { stable: stable.total, canary: canary.total });
  return (
    logLikelihood(stable, alternative.stable) +
    logLikelihood(canary, alternative.canary) -
    logLikelihood(stable, near.stable) -
    logLikelihood(canary, near.canary)
  );
};

/** Logarithm of the weighted mean; the weights' sum is 1. */
export const logMean = (parts: ReadonlyArray<{ log: number; weight: number }>): number => {
  const top = Math.max(...parts.map(({ log }) => log));
  return top + Math.log(parts.reduce((sum, { log, weight }) => sum + weight * Math.exp(log - top), 0));
};

const withoutDoubted = ({ stable, canary, doubted = 0 }: Block): Block => ({
  stable,
  canary: { ...canary, failed: canary.failed - doubted },
});

/** @param regression difference of the failure rates that must not pass */
export function gatherEvidence(regression: number): SignalEvidence {
  const worse = effects.map(() => 0);
  let equal = 0;
  let highest = 0;
  let past: Counts = { total: 0, failed: 0 };
  return {
    add: (block) => {
      // Only what was known before the block may choose the alternative.
      const stable = rateOf(past);
      if (past.total > 0 && block.stable.total > 0 && block.canary.total > 0) {
        const certain = withoutDoubted(block);
        effects.forEach((effect, at) => {
          worse[at]! += logRatio(certain, { stable, canary: clamp(stable + effect) }, 0);
        });
        equal += logRatio(block, { stable, canary: stable }, regression);
        highest = Math.max(highest, equal);
      }
      past = plus(past, block.stable);
    },
    worse: () => logMean(worse.map((log) => ({ log, weight: 1 / worse.length }))),
    equal: () => highest,
    stableTotal: () => past.total,
  };
}
