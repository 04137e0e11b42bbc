/** Sum insured and premium of compulsory earthquake insurance: the same at every insurer by law, free of taxes (lines.md DASK.3). */
import { share } from '../share';
import { daskAdjustments, type Construction } from './dask-figures';
import type { DaskMonth } from './dask-month';

export interface DaskHome {
  construction: Construction;
  /** Square metres. */
  area: number;
  /** Risk group, 1 to 7. */
  group: number;
  isBefore2000: boolean;
  /** Floors above ground. */
  height: DaskHeight;
  /** Follows a policy that ended, or ends, within the renewal days. */
  isRenewal: boolean;
}
/** To three floors above ground, four to seven, eight or more. */
export type DaskHeight = 'low' | 'middle' | 'high';

export interface DaskAdjustment {
  kind: keyof typeof daskAdjustments;
  percent: number;
}

/** Whole TL. */
export interface DaskPremium {
  sumInsured: number;
  /** By the rate alone. */
  base: number;
  adjustments: readonly DaskAdjustment[];
  adjustmentPercent: number;
  /** Before the minimum. */
  byTariff: number;
  minimum: number;
  premium: number;
}

/** Hundredths per mille. */
const rateScale = 100_000;

/** What the policy pays at most, whole TL. */
export const daskSum = ({ construction, area }: Pick<DaskHome, 'construction' | 'area'>, month: DaskMonth): number =>
  Math.min(area * month.squareMetre[construction], month.cap);

export function daskPremium(home: DaskHome, month: DaskMonth): DaskPremium {
  const { construction, area, group } = home;
  const sumInsured = daskSum({ construction, area }, month);
  const rate = month.rates[construction][group - 1]!;
  const adjustments = adjustmentsOf(home);
  const adjustmentPercent = adjustments.reduce((sum, { percent }) => sum + percent, 0);
  const byTariff = share(sumInsured, rate * (100 + adjustmentPercent), rateScale * 100);
  const minimum = month.minimums[group - 1]!;
  const base = share(sumInsured, rate, rateScale);
  return { sumInsured, base, adjustments, adjustmentPercent, byTariff, minimum, premium: Math.max(byTariff, minimum) };
}

/** A building that is not of reinforced concrete gets the renewal's discount only. */
function adjustmentsOf({ construction, isBefore2000, height, isRenewal }: DaskHome): DaskAdjustment[] {
  const isConcrete = construction === 'concrete';
  const kinds = {
    before2000: isConcrete && isBefore2000,
    toThreeFloors: isConcrete && height === 'low',
    fromEightFloors: isConcrete && height === 'high',
    renewedInTime: isRenewal,
  };
  return (Object.keys(daskAdjustments) as DaskAdjustment['kind'][])
    .filter((kind) => kinds[kind])
    .map((kind) => ({ kind, percent: daskAdjustments[kind].value }));
}
