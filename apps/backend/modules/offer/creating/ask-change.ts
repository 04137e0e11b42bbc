/** One change of one product is asked for once: two tabs with the same wish share one request, one question to the insurer, and its answer. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../frame/context';
import type { Engine } from '../asking/engine';
import { joinAsking } from '../asking/join-asking';
import { storedOffer } from '../choosing/offer-source';
import { addQuotes, findChange, lockVisitQuotes, type QuoteRow } from '../offer-store';
import { firmIdOf, type StoredOffer } from '../stored-offer';
import { requestHash } from './request-hash';

interface Change {
  list: QuoteRow;
  request: QuoteRequest;
  productId: number;
  /** Whether a stored answer is what was wished. */
  isMet(answer: StoredOffer): boolean;
}

/** The request of the change, complete. */
export async function askChange(context: VisitContext, engine: Engine, change: Change): Promise<QuoteRow> {
  const { quote, isNew } = await context.db.transaction((tx) => writeOnce(tx, context, change));
  if (isNew) await engine.run(quote, quote.firmIds);
  else await joinAsking(context, engine, quote);
  return quote;
}

async function writeOnce(
  tx: Tx,
  { clock }: VisitContext,
  change: Change,
): Promise<{ quote: QuoteRow; isNew: boolean }> {
  const { list, request, productId } = change;
  const [hash, firmId] = [requestHash(request), firmIdOf(productId)];
  await lockVisitQuotes(tx, list.visitId);
  const twin = await findChange(tx, { basedOn: list.id, requestHash: hash, firmId });
  if (twin && (twin.completedAt === null || (await isOfUse(tx, twin, { change, now: clock.now() }))))
    return { quote: twin, isNew: false };
  const quote: QuoteRow = {
    ...list,
    id: request.requestId,
    request,
    requestHash: hash,
    firmIds: [firmId],
    jobId: null,
    startedAt: clock.now(),
    completedAt: null,
    basedOn: list.id,
    appliedAt: null,
    follows: null,
  };
  await addQuotes(tx, [quote]);
  return { quote, isNew: true };
}

/** What was answered decides, and not whether somebody has applied it yet. */
async function isOfUse(tx: Tx, twin: QuoteRow, { change, now }: { change: Change; now: Date }): Promise<boolean> {
  const answer = await storedOffer(tx, twin.id, change.productId);
  return answer !== null && change.isMet(answer) && Date.parse(answer.validUntil) > now.getTime();
}
