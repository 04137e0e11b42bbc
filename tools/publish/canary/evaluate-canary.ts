import type { Signal } from '../../../libs/platform/registry/reports/visit-marks.ts';
import { goodAfter } from '../../../libs/platform/registry/file/retention.ts';
import type { WatchedCanary } from './watched-canary.ts';

export interface Decision {
  verdict: 'pass' | 'fail';
  cause: Signal;
}

/** A failure is decided at once, a pass after the least time of a trial. @returns null while the trial goes on */
export function evaluateCanary({ judge, since }: WatchedCanary, now: number): Decision | null {
  const verdict = judge.verdict();
  if (verdict === 'not enough data') return null;
  const isOld = now - since >= goodAfter;
  return verdict === 'fail' || isOld ? { verdict, cause: judge.cause() } : null;
}
