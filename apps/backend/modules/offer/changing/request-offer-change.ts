/** A change of one product is requested once: two tabs with the same change share one quote, one insurer request and its answer. */
import type { ProductId } from '@emsal/api/calls/identifiers';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../http/context';
import type { Engine } from '../quoting/quote-engine';
import { awaitRunningQuote } from '../quoting/await-running-quote';
import { findStoredOffer } from '../choosing/offer-source';
import { addQuotes, findChange, lockVisitQuotes, type QuoteRow } from '../offer-store';
import { firmIdOf, type StoredOffer } from '../stored-offer';
import { requestHash } from '../request-hash';

interface OfferChange {
  list: QuoteRow;
  request: QuoteRequest;
  productId: ProductId;
  /** Whether a stored answer includes the change. */
  isAppliedIn(answer: StoredOffer): boolean;
}

/** @returns the completed quote of the change */
export async function requestOfferChange(
  context: VisitContext,
  engine: Engine,
  change: OfferChange,
): Promise<QuoteRow> {
  await engine.admission.admitChange(context);
  const { quote, isNew } = await context.db.transaction((tx) => storeChangeOnce(tx, context, change));
  if (isNew) await engine.run(quote, quote.firmIds);
  else await awaitRunningQuote(context, engine, quote);
  return quote;
}

async function storeChangeOnce(
  tx: Tx,
  { clock }: VisitContext,
  change: OfferChange,
): Promise<{ quote: QuoteRow; isNew: boolean }> {
  const { list, request, productId } = change;
  const hash = requestHash(request);
  const firmId = firmIdOf(productId);
  await lockVisitQuotes(tx, list.visitId);
  const existing = await findChange(tx, { basedOn: list.id, requestHash: hash, firmId });
  if (existing && (existing.completedAt === null || (await isReusable(tx, existing, { change, now: clock.now() }))))
    return { quote: existing, isNew: false };
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

/** The stored answer decides, whether or not it has been applied to the list. */
async function isReusable(
  tx: Tx,
  existing: QuoteRow,
  { change, now }: { change: OfferChange; now: Date },
): Promise<boolean> {
  const answer = await findStoredOffer(tx, existing.id, change.productId);
  return answer !== null && change.isAppliedIn(answer) && Date.parse(answer.validUntil) > now.getTime();
}
