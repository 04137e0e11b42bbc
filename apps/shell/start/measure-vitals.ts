/** The document's web vitals, by the thresholds of the library: poor, or not. Loaded after the first interaction. */
import type { Vital } from '@emsal/platform/registry/reports/visit-marks';
import { onCLS, onINP, onLCP } from 'web-vitals';

export function measureVitals(report: (vital: Vital, isFine: boolean) => void): void {
  const vitals = { lcp: onLCP, cls: onCLS, inp: onINP } as const;
  for (const [name, watch] of Object.entries(vitals))
    watch(({ rating }) => report(name as Vital, rating !== 'poor'), { reportAllChanges: true });
}
