import { isIndexed, pageTypes, type PageType } from './page-types';

const types = Object.keys(pageTypes) as PageType[];

it('F663 M226 numbers the ten page types', () => {
  expect(pageTypes).toEqual({
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
  });
});

it('keeps the three types with noindex out of search engines', () => {
  expect(types.filter((type) => !isIndexed(type))).toEqual([
    'NO_INDEX',
    'CALCULATE_WITH_NO_INDEX',
    'LANDING_WITH_NO_INDEX',
  ]);
});
