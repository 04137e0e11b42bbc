/** How many refused cards a visit may try: who tests stolen cards needs a telephone's code for every few of them. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, count, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { secondsAfter } from '../../../clock/clock';
import type { VisitContext } from '../../../http/context';
import type { Executor } from '../../../db/database';
import { payments } from '../payment/tables';

/** More than the cards of a household. */
export const mostRefusedCards = 6;
const withinSeconds = 24 * 3600;

/** Ends that say nothing about the card. */
const notTheCard = ['cancelled', 'timeOver', 'bankSilent', 'tokenUnknown', 'instalmentsNotAllowed'];

export async function hasTriedEnoughCards(db: Executor, visitId: VisitId, { clock }: Pick<VisitContext, 'clock'>) {
  const [tried] = await db
    .select({ refused: count() })
    .from(payments)
    .where(
      and(
        eq(payments.visitId, visitId),
        inArray(payments.state, ['declined', 'callback_failed']),
        notInArray(payments.reason, notTheCard),
        gt(payments.createdAt, secondsAfter(clock.now(), -withinSeconds)),
      ),
    );
  return tried!.refused >= mostRefusedCards;
}
