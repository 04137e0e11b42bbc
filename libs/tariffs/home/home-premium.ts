/** Annual premium of a home before discounts and taxes, in kuruş (lines.md HOME.3). */
import type { Construction } from '../dask/dask-figures';
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import {
  homeCityPercents,
  homeMinimum,
  homePercents,
  homeRates,
  otherQuakePercent,
  quakeRates,
  rebuildingCost,
} from './home-figures';

export interface HomeRisk {
  construction: Construction;
  isBefore2000: boolean;
  /** 0 is the ground floor; absent where it is unknown. */
  floor?: number | undefined;
  isSummerHome: boolean;
  provinceCode: string;
}

/** Whole TL. */
export interface HomeSums {
  /** 0 for a tenant. */
  building: number;
  contents: number;
}

/** Hundredths per mille of whole TL are thousandths of a kuruş. */
const rateScale = 1_000;

/** @param factor the insurer's price level */
export function homeBase({ building, contents }: HomeSums, factor: number): number {
  const { value: rates } = homeRates;
  const mean = building * rates.building + contents * rates.contents;
  return Math.max(Math.floor((mean * factor) / rateScale), homeMinimum.value * 100);
}

export function homeLoadings(base: number, risk: HomeRisk): Loading<'building' | 'usage' | 'city'>[] {
  const { value: percents } = homePercents;
  const building =
    (risk.construction === 'other' ? percents.otherConstruction : 0) +
    (risk.isBefore2000 ? percents.before2000 : 0) +
    groundFloorPercent(risk.floor);
  return loadings({
    building: percentOf(base, building),
    usage: percentOf(base, risk.isSummerHome ? percents.summerHome : 0),
    city: percentOf(base, homeCityPercents.value[risk.provinceCode] ?? 0),
  });
}

export const groundFloorPercent = (floor: number | undefined): number =>
  floor !== undefined && floor <= 0 ? homePercents.value.groundFloor : 0;

interface QuakeCover extends HomeSums {
  construction: Construction;
  /** Risk group of compulsory earthquake insurance, 1 to 7. */
  group: number;
  /** What compulsory earthquake insurance pays for this building, whole TL. */
  daskSum: number;
}

/** Premium of the earthquake cover: of the building above DASK's sum, and of the contents. */
export function quakePremium({ building, contents, construction, group, daskSum }: QuakeCover, factor: number): number {
  const insured = Math.max(0, building - daskSum) + contents;
  const percent = construction === 'other' ? otherQuakePercent.value : 100;
  return Math.floor((factor * insured * quakeRates.value[group - 1]! * percent) / (rateScale * 100));
}

/** What a building costs to rebuild, whole TL: proposed as its sum insured, and the least for earthquake cover. */
export const rebuildingSum = (area: number, construction: Construction): number =>
  area * rebuildingCost.value[construction];
