/** The premium as a sum whose parts lead exactly to it: base, each adjustment, and what the minimum adds. */
import type { DaskAdjustment, DaskPremium } from './dask-premium';

export interface DaskPart {
  kind: 'base' | DaskAdjustment['kind'] | 'minimum';
  /** Of an adjustment. */
  percent?: number;
  /** Whole TL; negative for a discount. */
  amount: number;
}

/** The last adjustment takes what rounding leaves. */
export function daskParts({ base, adjustments, byTariff, premium }: DaskPremium): readonly DaskPart[] {
  const parts: DaskPart[] = [{ kind: 'base', amount: base }];
  let sum = base;
  for (const [at, { kind, percent }] of adjustments.entries()) {
    const isLast = at === adjustments.length - 1;
    const amount = isLast ? byTariff - sum : Math.round((base * percent) / 100);
    parts.push({ kind, percent, amount });
    sum += amount;
  }
  return premium > byTariff ? [...parts, { kind: 'minimum', amount: premium - byTariff }] : parts;
}
