/** The codes of the specification's lists (funnel 3.8) as the tariff reads them. */
import type { Construction } from './dask-figures';
import type { DaskHome } from './dask-premium';

/** The form's answers that set the premium. */
export interface DaskAnswers {
  /** `4` reinforced concrete, `5` other. */
  buildingType: string;
  /** `6` to 1975, `7` 1976 to 1999, and later ones. */
  buildingAge: string;
  /** `5` one to three floors, `6` to seven, `7` to eighteen, `8` more. */
  floorCount: string;
  area: number;
}

export const constructionOf = (buildingType: string): Construction => (buildingType === '4' ? 'concrete' : 'other');

const heights: Readonly<Record<string, DaskHome['height']>> = { '5': 'low', '6': 'middle', '7': 'high', '8': 'high' };

export const daskHomeOf = (
  { buildingType, buildingAge, floorCount, area }: DaskAnswers,
  { group, isRenewal }: Pick<DaskHome, 'group' | 'isRenewal'>,
): DaskHome => ({
  construction: constructionOf(buildingType),
  area,
  group,
  isBefore2000: buildingAge === '6' || buildingAge === '7',
  height: heights[floorCount] ?? 'middle',
  isRenewal,
});
