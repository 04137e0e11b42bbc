/** Reviews of buyers: written by the link of a policy's mail, published by the desk (decision 314). */
import { reviewCalls, type ReviewList } from '@emsal/api/calls/reviews';
import type { ParsedOf } from '@emsal/api/calls/table';
import { reviewOutcomes, reviewsPerPage, unnamedAuthor } from '@emsal/api/outcomes/review';
import { stars as starsRule, text as textRule } from '@emsal/validation/review/review';
import { messagesOf } from '@emsal/validation/verdict';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { defineModule } from '../../http/module';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal, refusalsOf } from '../../http/refusal';
import type { Services } from '../../http/services';
import { maskName } from '../visit-person/customer-info';
import { partiesOf } from '../policy/party/party-store';
import { findPolicy, type PolicyRow } from '../policy/policy-store';
import { openInvitation } from './invitation';
import { addReview, countPerStar, listReviews, reviewOfPolicy } from './review-store';

const refuse = refusalsOf(reviewOutcomes);

/** A session of another customer may not use the link, as if it did not exist. */
async function invitedPolicy(token: string, context: CallerContext): Promise<PolicyRow | Refusal> {
  const id = openInvitation(token, context);
  const policy = id === null ? undefined : await findPolicy(context.db, id);
  const customerId = context.visitor?.customerId ?? null;
  const isStranger = customerId !== null && policy?.customerId != null && policy.customerId !== customerId;
  return policy && !isStranger ? policy : refuse('reviewLinkOver');
}

async function authorOf({ db }: Pick<Services, 'db'>, policyId: string): Promise<string> {
  const [holder] = await partiesOf(db, policyId, 'policyholder');
  const name = (holder?.displayName ?? '').trim();
  return name === '' ? unnamedAuthor : name.split(/\s+/).map(maskName).join(' ');
}

/** Two decimals: the page shows one. */
const averageOf = (perStar: readonly number[], total: number): number | null =>
  total === 0 ? null : Math.round((perStar.reduce((sum, n, at) => sum + n * (at + 1), 0) / total) * 100) / 100;

async function publishedList(page: number, { db }: Pick<Services, 'db'>): Promise<ReviewList> {
  const [perStar, rows] = await Promise.all([
    countPerStar(db),
    listReviews(db, { state: 'published', page, size: reviewsPerPage }),
  ]);
  const total = perStar.reduce((sum, n) => sum + n, 0);
  const reviews = rows.map(({ id, stars, words, author, line, writtenAt }) => ({
    id,
    stars,
    text: words,
    author,
    line,
    writtenAt: writtenAt.toISOString(),
  }));
  return { total, average: averageOf(perStar, total), perStar, reviews };
}

async function showInvitation(token: string, context: CallerContext) {
  const policy = await invitedPolicy(token, context);
  if (policy instanceof Refusal) return policy;
  const written = await reviewOfPolicy(context.db, policy.id);
  if (!written && policy.state !== 'active') return refuse('policyEnded');
  return {
    line: policy.line,
    author: await authorOf(context, policy.id),
    state: written?.state ?? ('open' as const),
    refusedFor: written?.refusedFor ?? null,
  };
}

async function write({ token, stars, text }: ParsedOf<'POST reviews/write'>, context: CallerContext) {
  const policy = await invitedPolicy(token, context);
  if (policy instanceof Refusal) return policy;
  if (policy.state !== 'active') return refuse('policyEnded');
  const rated = starsRule(stars);
  const worded = textRule(text);
  if (!rated.ok || !worded.ok)
    throw new ProtocolError('badBody', { fields: messagesOf({ stars: rated, text: worded }) });
  const isAdded = await addReview(context.db, {
    id: randomId(),
    policyId: policy.id,
    line: policy.line,
    stars: rated.value,
    words: worded.value,
    author: await authorOf(context, policy.id),
    state: 'waiting',
    writtenAt: context.clock.now(),
  });
  return isAdded ? null : refuse('reviewWritten');
}

export const reviewModule = defineModule({
  name: 'review',
  calls: reviewCalls,
  handlers: {
    'GET reviews/list': ({ page }, context) => publishedList(page, context),
    'GET reviews/invitation/{token}': ({ token }, context) => showInvitation(token, context),
    'POST reviews/write': write,
  },
});
