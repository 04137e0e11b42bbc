/** A visit's request is stored once, however often it is asked for: by two tabs, a double click, a retry. */
import { randomInt, randomUUID } from 'node:crypto';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { secondsAfter } from '../../../clock/clock';
import type { VisitContext } from '../../../frame/context';
import type { Engine } from '../asking/engine';
import { latestQuote, readAnswers, type QuoteRow } from '../offer-store';
import { verifySeal } from '../seal';
import type { StoredOffer } from '../stored-offer';
import type { ListRequest } from './quote-writer';
import { requestHash } from './request-hash';
import { withoutWishes } from './without-wishes';

/** A request that is unfinished for so long was given up by every process: the visitor may ask anew. */
const abandonedAfterSeconds = 300;

interface ToWrite {
  request: QuoteRequest;
  /** The visit's request before this one. Most visits ask once: the first attempt is made without looking for it. */
  before?: QuoteRow;
}

/** Whoever is second to follow the visit's last request finds the row of the first. @returns the request, and whether it has to be asked for */
export async function writeOnce(
  context: VisitContext,
  engine: Engine,
  { request, before }: ToWrite,
): Promise<{ quote: QuoteRow; isNew: boolean }> {
  const { db, visit, clock } = context;
  const hash = requestHash(request);
  if (before?.requestHash === hash && (await stillGood(context, before))) return { quote: before, isNew: false };
  const quote: ListRequest = {
    id: request.requestId,
    visitId: visit.id,
    line: visit.line,
    request,
    requestHash: hash,
    offerNo: sameQuestion(before, request) ? before!.offerNo : newOfferNo(),
    firmIds: engine.firmsSelling(request.line),
    jobId: randomUUID(),
    startedAt: clock.now(),
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: before?.id ?? '',
  };
  if (await engine.write(quote)) return { quote, isNew: true };
  return writeOnce(context, engine, { request, before: await latestQuote(db, visit.id) });
}

/** Asked again with other wishes: people go on with the number that they know. */
const sameQuestion = (before: QuoteRow | undefined, request: QuoteRequest): boolean =>
  before !== undefined && requestHash(withoutWishes(before.request)) === requestHash(withoutWishes(request));

/** Running, or with offers that can all be bought still; asking again after an empty list, or when one of them is over or no longer what was sealed, is a new request. */
async function stillGood({ db, clock, config }: VisitContext, quote: QuoteRow): Promise<boolean> {
  const now = clock.now();
  if (!quote.completedAt) return now < secondsAfter(quote.startedAt, abandonedAfterSeconds);
  const offers = (await readAnswers(db, quote.id)).flatMap((answer) => answer.offers);
  const verdictOn = (offer: StoredOffer) => verifySeal(config.secretKey, { quote, offer, seal: offer.seal }, now);
  return offers.length > 0 && offers.every((offer) => verdictOn(offer) === 'valid');
}

/** Ten random digits, the first not 0. */
const newOfferNo = (): string => `${randomInt(1, 10)}${String(randomInt(0, 1e9)).padStart(9, '0')}`;
