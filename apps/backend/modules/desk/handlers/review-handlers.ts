/** Reviews before and after their publication. They are personal data: every look stands in the audit log. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { refusalsOf } from '../../../http/refusal';
import { countReviews, decideReview, listReviews, type ReviewRow } from '../../review/review-store';
import type { DeskHandlers } from '../desk-context';

const refuse = refusalsOf(deskOutcomes);

const toRow = ({ id, stars, words, author, line, state, refusedFor, writtenAt }: ReviewRow) => ({
  id,
  stars,
  text: words,
  author,
  line,
  state,
  refusedFor,
  writtenAt: writtenAt.toISOString(),
});

export const reviewHandlers: Pick<DeskHandlers, 'GET reviews' | 'POST reviews/{id}/decide'> = {
  'GET reviews': async ({ state, page }, { db, record }) => {
    await record({ action: 'reviewsListed', reason: 'yorum denetimi' });
    const [total, rows] = await Promise.all([
      countReviews(db, state),
      listReviews(db, { state, page, size: rowsPerPage.reviews }),
    ]);
    return { total, rows: rows.map(toRow) };
  },
  'POST reviews/{id}/decide': ({ id, from, refusedFor }, { db, clock, staff, record }) =>
    db.transaction(async (tx) => {
      const decision = { id, from, refusedFor, decidedAt: clock.now(), decidedBy: staff.id };
      if (!(await decideReview(tx, decision))) return refuse('reviewDecided');
      const action = refusedFor === null ? 'reviewPublished' : 'reviewRefused';
      await record({ action, object: id, ...(refusedFor && { reason: refusedFor }) }, tx);
      return null;
    }),
};
