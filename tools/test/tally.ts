/** Duration of one test, in seconds. */
export interface TestDuration {
  title: string;
  seconds: number;
}

/** Numbers of passed and failed tests of a stage, and how long its tests took. */
export interface Tally {
  passed: number;
  failed: number;
  durations: readonly TestDuration[];
}

export const noTests: Tally = { passed: 0, failed: 0, durations: [] };
export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  durations: [...a.durations, ...b.durations],
});
/** A check that has no inner tests counts as one. */
export const checkTally = (ok: boolean): Tally => ({ ...noTests, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** The longest tests, longest first. */
export const slowest = ({ durations }: Tally, count = 10): TestDuration[] =>
  durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
