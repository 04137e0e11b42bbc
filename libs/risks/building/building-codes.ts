/** Codes of the home forms' option lists (spec funnel 3.8) by which insurers decide and price. */

/** `insurerTitle` of whoever owns the home; others rent it. */
export const ownerTitle = '1';

/** `buildingAge` of a building of 1975 or before. */
export const builtTo1975 = '6';

/** `usageType` of HOME; DASK numbers the uses otherwise. */
export const summerHome = '1';
