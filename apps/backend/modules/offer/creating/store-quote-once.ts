/** Stores a visit's quote once for two tabs, a double click or a retry. */
import { randomInt, randomUUID } from 'node:crypto';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { secondsAfter } from '../../../clock/clock';
import { ownerColumnsFor } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import type { Engine } from '../quoting/quote-engine';
import { latestQuote, readAnswers, type QuoteRow } from '../offer-store';
import { verifySeal } from '../seal';
import type { StoredOffer } from '../stored-offer';
import type { ListRequest } from '../quoting/quote-writer';
import { comparableRequest } from './comparable-request';
import { withKeptChanges } from '../options/kept-changes';
import { requestHash } from '../request-hash';
import { withoutQuoteOptions } from './without-quote-options';

/** A quote unfinished for this long was abandoned by every process: the visitor may request again. */
const abandonedAfterSeconds = 300;

type StoringContext = Pick<VisitContext, 'db' | 'visit' | 'clock' | 'config'>;

interface QuoteToStore {
  request: QuoteRequest;
  /** Insurers are asked again although the previous offers are still valid. */
  isFresh?: boolean;
  /** The visit's previous quote. Most visits have none: the first attempt is made without reading it. */
  previous?: QuoteRow;
}

/** When two calls follow the same previous quote, the second finds the row of the first. @returns the quote, and whether insurers have to be queried */
export async function storeQuoteOnce(
  context: StoringContext,
  engine: Pick<Engine, 'firmsSelling' | 'storeQuote'>,
  { request, previous, isFresh = false }: QuoteToStore,
): Promise<{ quote: QuoteRow; isNew: boolean }> {
  const { db, visit, clock } = context;
  if (!isFresh && previous && isSameRequest(previous, request) && (await isReusable(context, previous)))
    return { quote: previous, isNew: false };
  const stored = previous ? await withKeptChanges(db, previous, request) : request;
  const quote: ListRequest = {
    id: request.requestId,
    visitId: visit.id,
    line: visit.line,
    request: stored,
    requestHash: requestHash(stored),
    offerNo: isSameForm(previous, request) ? previous!.offerNo : newOfferNo(),
    firmIds: engine.firmsSelling(request.line),
    jobId: randomUUID(),
    startedAt: clock.now(),
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: previous?.id ?? '',
    ...ownerColumnsFor(request.policyholder.identityNo, visit.proven),
  };
  if (await engine.storeQuote(quote)) return { quote, isNew: true };
  return storeQuoteOnce(context, engine, { request, isFresh, previous: await latestQuote(db, visit.id) });
}

/** Also when the previous one was stored by an earlier release. */
const isSameRequest = (before: QuoteRow, request: QuoteRequest): boolean =>
  requestHash(comparableRequest(before.request, request)) === requestHash(request);

/** The visit's latest quote when it is for this request and can still be used. */
export async function reusableQuote(context: VisitContext, request: QuoteRequest): Promise<QuoteRow | null> {
  const latest = await latestQuote(context.db, context.visit.id);
  return latest && isSameRequest(latest, request) && (await isReusable(context, latest)) ? latest : null;
}

/** Requested again with other options: the customer keeps the offer number. */
const isSameForm = (before: QuoteRow | undefined, request: QuoteRequest): boolean =>
  before !== undefined &&
  requestHash(withoutQuoteOptions(comparableRequest(before.request, request))) ===
    requestHash(withoutQuoteOptions(request));

/** Running, or with offers that can all still be bought. After an empty list, or when an offer has expired or no longer matches its seal, a new quote is made. */
async function isReusable({ db, clock, config }: StoringContext, quote: QuoteRow): Promise<boolean> {
  const now = clock.now();
  if (!quote.completedAt) return now < secondsAfter(quote.startedAt, abandonedAfterSeconds);
  const offers = (await readAnswers(db, quote.id)).flatMap((answer) => answer.offers);
  const verdictOn = (offer: StoredOffer) => verifySeal(config.secretKey, { quote, offer, seal: offer.seal }, now);
  return offers.length > 0 && offers.every((offer) => verdictOn(offer) === 'valid');
}

/** Ten random digits, the first not 0. */
const newOfferNo = (): string => `${randomInt(1, 10)}${String(randomInt(0, 1e9)).padStart(9, '0')}`;
