/** How well an insurer serves after the sale, where price and covers are the same by law: 0 to 10, by firm id. */
import { illustrative } from '@emsal/tariffs/sourced';

export const serviceRatings = illustrative<Readonly<Record<number, number>>>(
  {
    17: 8.9,
    26: 8.4,
    34: 6.3,
    42: 7.2,
    52: 8.1,
    61: 6.8,
    70: 7.5,
    81: 7.8,
    92: 6.6,
    103: 8.6,
    114: 9.2,
    127: 7,
    139: 6.1,
    160: 7.3,
  },
  'share of claims settled and complaints answered in time; the insurers are fictional',
);

/** 0 without a rating. */
export const serviceRatingOf = (firmId: number): number => serviceRatings.value[firmId] ?? 0;
