import { illustrative } from '../sourced';

/** Risk group of each province, `01` to `81` in order. */
export const daskRiskGroups = illustrative(
  '322424451231212123313412333553125114354415311152366551444342534325465754345414621',
  'the real group is one of the settlement, published on dask.gov.tr',
);

/** 1 to 7. @param provinceCode `01` to `81` */
export function daskRiskGroup(provinceCode: string): number {
  const group = Number(daskRiskGroups.value[Number(provinceCode) - 1]);
  if (!(group >= 1 && group <= 7)) throw new RangeError(`not a province: ${provinceCode}`);
  return group;
}
