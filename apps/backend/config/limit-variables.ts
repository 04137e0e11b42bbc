/** Environment variables that limit what callers may cost (decision 201). The defaults derive from RATE_LIMIT_POINTS. */
import { z } from 'zod';

const positive = z.coerce.number().int().positive();

export const limitVariables = {
  /** Size of a rate limit's bucket, of a token, device, identity or telephone, and its refill per minute. */
  RATE_LIMIT_POINTS: positive.default(300),
  /** The same for a network: many devices may share one. */
  RATE_LIMIT_POINTS_PER_NETWORK: positive.optional(),
  /** Quote requests of a network per minute without a captcha; four times as many with one. */
  QUOTES_PER_NETWORK: positive.optional(),
  /** Quote requests of all networks per minute; above half of them with a captcha. */
  QUOTES_PER_MINUTE: positive.optional(),
  /** Identities that a network queries per day without a captcha. */
  IDENTITIES_PER_NETWORK: positive.optional(),
  /** Offer numbers that a network tries per hour; above a fifth of them with a captcha. */
  OFFER_NUMBERS_PER_NETWORK: positive.optional(),
};

export interface Limits {
  pointsPerMinute: number;
  pointsPerNetwork: number;
  quotesPerNetwork: number;
  quotesPerMinute: number;
  identitiesPerNetwork: number;
  offerNumbersPerNetwork: number;
}

type Given = z.infer<z.ZodObject<typeof limitVariables>>;

export function limitsFrom(given: Given): Limits {
  const points = given.RATE_LIMIT_POINTS;
  return {
    pointsPerMinute: points,
    pointsPerNetwork: given.RATE_LIMIT_POINTS_PER_NETWORK ?? 20 * points,
    quotesPerNetwork: given.QUOTES_PER_NETWORK ?? Math.ceil(points / 10),
    quotesPerMinute: given.QUOTES_PER_MINUTE ?? 2 * points,
    identitiesPerNetwork: given.IDENTITIES_PER_NETWORK ?? Math.ceil(points / 3),
    offerNumbersPerNetwork: given.OFFER_NUMBERS_PER_NETWORK ?? Math.ceil(points / 3),
  };
}
