/** What a stage of `npm test` found. */
export interface Tally {
  passed: number;
  failed: number;
}

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
/** A check that has no inner tests counts as one. */
export const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
