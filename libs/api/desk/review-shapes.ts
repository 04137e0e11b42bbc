/** Reviews as the desk sees them. */
import { z } from 'zod';
import { publishedReview } from '../calls/reviews';
import { reviewRefusalNames } from '../outcomes/review';

export const reviewState = z.enum(['waiting', 'published', 'refused']);
export const reviewRow = publishedReview.extend({
  state: reviewState,
  refusedFor: z.enum(reviewRefusalNames).nullable(),
});
export const reviewDecision = z.object({
  /** As it was shown: of two decisions about one state the second is told. */
  from: reviewState,
  /** Null publishes. */
  refusedFor: z.enum(reviewRefusalNames).nullable(),
});
export type ReviewState = z.output<typeof reviewState>;
export type ReviewRow = z.output<typeof reviewRow>;
