/** What a cover pays where it has no limit. */
export const coverExtents = [
  'marketValue',
  'unlimited',
  'timesPerYear',
  'partsPerYear',
  'timesPerJourney',
  'days',
  'aroundTheClock',
  'authorisedShop',
  'contractedShop',
  'greenCardCountries',
  'countryLimit',
  'percent',
  'euro',
  'languages',
] as const;
export type CoverExtent = (typeof coverExtents)[number];
