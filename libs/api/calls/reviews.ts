/** Extension: reviews of buyers. The link in the mail of a policy is the right to write one. */
import { z } from 'zod';
import { command } from '../call';
import { reviewRefusalNames } from '../outcomes/review';
import { instant, lineId } from './shapes';

/** A sealed policy. */
const token = z.string().regex(/^[\w-]{40,400}$/);
const starCount = z.int().min(1).max(5);

export const publishedReview = z.object({
  id: z.string(),
  stars: starCount,
  text: z.string(),
  /** Masked: `A*** Y***`. */
  author: z.string(),
  line: lineId,
  writtenAt: instant,
});
export const reviewList = z.object({
  total: z.int(),
  /** Of all published reviews; null without one. */
  average: z.number().nullable(),
  /** Number of reviews with one star, two stars and so on. */
  perStar: z.array(z.int()).length(5),
  reviews: z.array(publishedReview),
});
export const reviewInvitation = z.object({
  line: lineId,
  /** As the review would be signed. */
  author: z.string(),
  state: z.enum(['open', 'waiting', 'published', 'refused']),
  refusedFor: z.enum(reviewRefusalNames).nullable(),
});

export const reviewCalls = {
  'GET reviews/list': command({
    who: 'anyone',
    summary: 'Extension: published reviews, newest first, ten a page, with the average of all of them.',
    input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: reviewList,
    sample: {},
  }),
  'GET reviews/invitation/{token}': command({
    who: 'anyone',
    summary: 'Extension: what the link of a policy’s mail invites to review, and whether that has been done.',
    input: z.object({ token }),
    output: reviewInvitation,
    sample: { token: 'a'.repeat(120) },
    weight: 2,
  }),
  'POST reviews/write': command({
    who: 'visitor',
    summary: 'Extension: stores the one review of a policy, which the desk reads before it is published.',
    input: z.object({ token, stars: z.string().max(2), text: z.string().max(4_000) }),
    output: z.null(),
    sample: { token: 'a'.repeat(120), stars: '5', text: 'Teklifleri yan yana görmek işimi kolaylaştırdı.' },
    weight: 5,
  }),
};
export type ReviewList = z.output<typeof reviewList>;
export type PublishedReview = z.output<typeof publishedReview>;
export type ReviewInvitation = z.output<typeof reviewInvitation>;
