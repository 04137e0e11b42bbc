/** Requests quotes from every insurer without a stored answer, the slowest first; each answer is checked, sealed, stored and published on arrival. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { Clock } from '@emsal/platform/clock';
import type { AnswerRow, QuoteRow } from '../offer-store';
import type { Sealer } from '../seal';
import { productIdOf, type StoredOffer } from '../stored-offer';
import { commonRequest } from '../stored-request';
import { askInsurer } from './ask-insurer';
import type { QuoteCall } from './circuit-breaker';
import { offerRules, type CheckedAnswer, type OfferRules } from './check-answer';
import type { WriteAnswer } from './answer-writer';
import type { InsurerLatency } from './insurer-latency';
import type { WaitForTurn } from './fair-scheduler';
import { serializeAnswer } from './serialized-answer';

export interface QuotingContext {
  quoteCalls: ReadonlyMap<number, QuoteCall>;
  clock: Clock;
  sealer: Sealer;
  /** Aborts when the time for answers is over; created anew for every run. */
  deadline(): AbortSignal;
  /** Aborts on graceful shutdown: the recovery job takes over the missing answers. */
  draining: AbortSignal;
  latency: InsurerLatency;
  waitForTurn: WaitForTurn;
  write: WriteAnswer;
  publish(answer: AnswerRow): void;
}

/** Requests sent in one turn of the event loop. */
const requestsPerTurn = 10;
/** Milliseconds by which a group of faster insurers yields to other visitors' slower ones. */
const delayPerGroupMs = 100;

/** Resolves when every insurer has a stored answer; rejects on shutdown or when the database is unavailable. */
export async function requestQuotes(
  context: QuotingContext,
  quote: QuoteRow,
  firmIds: readonly number[],
): Promise<void> {
  const signal = AbortSignal.any([context.deadline(), context.draining]);
  setMaxListeners(0, signal); // each request listens to it
  const asked = commonRequest(quote.request);
  const rules = offerRules(asked, context.clock.now());
  const requestGroup = async (group: readonly number[], index: number) => {
    await context.waitForTurn(index * delayPerGroupMs);
    await Promise.all(group.map((firmId) => requestQuote(context, { quote, asked, firmId, signal, rules })));
  };
  await Promise.all(inGroups(context.latency.slowestFirst(firmIds)).map(requestGroup));
}

const inGroups = (firmIds: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(firmIds.length / requestsPerTurn) }, (_, index) =>
    firmIds.slice(index * requestsPerTurn, (index + 1) * requestsPerTurn),
  );

interface InsurerRequest {
  quote: QuoteRow;
  /** The same object for every insurer: bodies are kept by it. */
  asked: QuoteRequest;
  firmId: FirmId;
  signal: AbortSignal;
  rules: OfferRules;
}

async function requestQuote(context: QuotingContext, request: InsurerRequest): Promise<void> {
  const began = performance.now();
  const outcome = await outcomeOf(context, request);
  context.draining.throwIfAborted();
  const { quote, firmId } = request;
  const elapsedMs = Math.round(performance.now() - began);
  context.latency.record(firmId, elapsedMs);
  const toStore = serializeAnswer({
    quoteId: quote.id,
    firmId,
    state: outcome.state,
    reasonCode: outcome.state === 'offered' ? null : outcome.reasonCode,
    offers: outcome.state === 'offered' ? outcome.offers.map((offer) => toStoredOffer(context, request, offer)) : [],
    elapsedMs,
    answeredAt: context.clock.now(),
  });
  if (await context.write(toStore)) context.publish(toStore.answer);
}

type Outcome = CheckedAnswer | { state: 'timedOut'; reasonCode: string };

async function outcomeOf(
  { quoteCalls }: QuotingContext,
  { quote, asked, firmId, signal, rules }: InsurerRequest,
): Promise<Outcome> {
  const call = quoteCalls.get(firmId);
  if (!call) return { state: 'declined', reasonCode: 'suspended' };
  try {
    return await askInsurer({ call, asked, change: quote.request.keptChanges?.[firmId], signal, rules });
  } catch (error) {
    if (error instanceof InsurerFault) return { state: 'declined', reasonCode: error.kind };
    if (signal.aborted) return { state: 'timedOut', reasonCode: 'timedOut' };
    throw error;
  }
}

function toStoredOffer(
  { sealer }: QuotingContext,
  { quote, firmId, rules: { ruleVersion } }: InsurerRequest,
  answered: Omit<StoredOffer, 'id' | 'firmId' | 'productId' | 'seal'>,
): StoredOffer {
  const offer = {
    ...answered,
    id: newOfferId(),
    firmId,
    productId: productIdOf(firmId, answered.packageNo),
    ruleVersion,
  };
  return { ...offer, seal: sealer.seal(quote, offer) };
}

/** 122 random bits as 32 hex digits, enough because an offer is only looked up within its own visit. */
const newOfferId = (): string => randomUUID().replaceAll('-', '');
