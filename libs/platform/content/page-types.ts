/** Types of content pages, numbered as in the content management system (spec funnel 9). */
export const pageTypes = {
  ARTICLE: 0,
  LANDING: 1,
  CALCULATE: 2,
  CAMPAIGN: 3,
  NO_INDEX: 4,
  CALCULATE_WITH_NO_INDEX: 5,
  LANDING_WITH_NO_INDEX: 6,
  RAFFLE_CAMPAIGN: 7,
  BUSINESS_LANDING: 8,
  CHILD_PICTURE_LANDING: 9,
} as const;

export type PageType = keyof typeof pageTypes;

/** Pages that the list of campaigns shows. */
export const campaignTypes: readonly number[] = [
  pageTypes.CAMPAIGN,
  pageTypes.RAFFLE_CAMPAIGN,
  pageTypes.BUSINESS_LANDING,
  pageTypes.CHILD_PICTURE_LANDING,
];

/** Whether search engines may list pages of this kind. */
export const isIndexed = (type: PageType): boolean => !type.includes('NO_INDEX');
