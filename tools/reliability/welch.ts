/** Welch's t-test: whether two samples of times may have one mean, although their variances differ. */

interface Moments {
  mean: number;
  /** Of the mean. */
  variance: number;
}

function momentsOf(sample: readonly number[]): Moments {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (sample.length - 1) / sample.length };
}

/** Difference of the means in standard errors; with some hundred values beyond 2.58 in one of a hundred pairs by chance. */
export function welchT(one: readonly number[], other: readonly number[]): number {
  const a = momentsOf(one);
  const b = momentsOf(other);
  return (a.mean - b.mean) / Math.sqrt(a.variance + b.variance);
}

/** Both samples without what is above their common 90th percentile: pauses of the machine, not of the work. */
export function withoutPauses(one: readonly number[], other: readonly number[]): [number[], number[]] {
  const all = [...one, ...other].sort((a, b) => a - b);
  const limit = all[Math.floor(all.length * 0.9)]!;
  const kept = (sample: readonly number[]): number[] => sample.filter((value) => value <= limit);
  return [kept(one), kept(other)];
}
