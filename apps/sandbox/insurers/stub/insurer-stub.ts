/** One sandbox insurer: prices, declines and issues according to its facts, special behaviour, special plates and switches. */
import { setTimeout as wait } from 'node:timers/promises';
import { endOfCover } from '@emsal/insurers/end-of-cover';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerStub } from '@emsal/insurers/insurer-client';
import type { Declined, InsurerOffer, QuoteAnswer } from '@emsal/insurers/quote-answer';
import { isKaskoQuoteRequest, type QuoteRequest } from '@emsal/insurers/quote-request';
import { riskNumber } from '@emsal/risks/risk';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { ServiceOptions } from '../../service';
import { faultOf } from '../faults/fault-of';
import { corruptPrice } from '../faults/corrupt-price';
import { usualDelay } from '../latency';
import { chance } from '../pricing/chance';
import { historyOf } from '../pricing/history';
import { insurerOffer } from '../pricing/insurer-offer';
import { specialBehaviour } from '../../special-plates/insurer-references';
import type { Books } from './books';
import { createPolicyChanges } from './policy-changes';
import { quoteReference, readQuoteReference } from './quote-reference';

export interface InsurerStubOptions extends ServiceOptions {
  facts: InsurerFacts;
  books: Books;
  latencyFactor: number;
}

const validDays = 3;
/** Every third insurer's online discount ends before its offer does. */
const shortDiscountEvery = 3;
const shortDiscountDays = 2;
const lateMs = 90_000;
const neverAnswers = () => new Promise<never>(() => undefined);
const refuse = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });

export function createInsurerStub(options: InsurerStubOptions): InsurerStub {
  const { facts, books, switches, seed, clock } = options;
  const firm = String(facts.firmId);
  const asked = lastRequests();
  return {
    quote: async (request) => {
      const quoted = await answer(options, request);
      if (quoted.kind === 'offers') for (const { quoteRef } of quoted.offers) asked.set(quoteRef, request);
      return quoted;
    },
    async issuePolicy(order) {
      if (switches.take('insurers-order-down', firm)) throw new Error('order endpoint switched off');
      if (switches.take('insurers-order-refused', firm)) return refuse('orderRefused', 'Poliçe düzenlenemedi.');
      const quoted = readQuoteReference(order.quoteRef, { firmId: facts.firmId, total: order.total }, seed);
      if (!quoted) return refuse('priceChanged', 'Tutar verilen teklifin tutarı değil.');
      const policy = books.issue(order, { issuedOn: dayInTurkey(clock.now()), endDate: quoted.endDate });
      return switches.take('insurers-order-lost', firm) ? neverAnswers() : { kind: 'issued', policy };
    },
    findPolicy: async (orderId) => books.find(orderId),
    voidPolicy: async (orderId) => books.change(orderId, { state: 'cancelled' }),
    ...createPolicyChanges({
      seed,
      books,
      firmName: facts.name,
      requestOf: asked.get,
      priced: (request) => refusalOf(options, request, dayInTurkey(clock.now())) ?? priced(options, request),
    }),
  };
}

/** Requests that were priced: what a policy insures, for its changes and its renewal. The oldest is dropped first. */
function lastRequests() {
  const kept = 2_000;
  const requests = new Map<string, QuoteRequest>();
  return {
    get: (quoteRef: string): QuoteRequest | undefined => requests.get(quoteRef),
    set: (quoteRef: string, request: QuoteRequest): void => {
      if (requests.size >= kept) requests.delete(requests.keys().next().value!);
      requests.set(quoteRef, request);
    },
  };
}

async function answer(options: InsurerStubOptions, request: QuoteRequest): Promise<QuoteAnswer> {
  const { facts, switches, seed, clock, latencyFactor } = options;
  await usualDelay({
    latencyMs: facts.latencyMs,
    factor: latencyFactor,
    spread: chance(seed, 'delay', facts.firmId, request.requestId),
  });
  if (switches.isOn('insurers-late', String(facts.firmId))) await wait(lateMs, undefined, { ref: false });
  if (chance(seed, 'hang', facts.firmId, request.requestId) < (facts.behaviour?.hangingShare ?? 0))
    return neverAnswers();
  const refusal = refusalOf(options, request, dayInTurkey(clock.now()));
  return refusal ?? { kind: 'offers', offers: [priced(options, effectiveRequest(options, request))] };
}

/** While the switch is on, the insurer ignores the visitor's change. */
function effectiveRequest({ facts, switches }: InsurerStubOptions, request: QuoteRequest): QuoteRequest {
  const { options: _overlooked, ...plain } = request;
  return switches.isOn('insurers-change-ignored', String(facts.firmId)) ? (plain as QuoteRequest) : request;
}

function refusalOf({ facts, switches }: InsurerStubOptions, request: QuoteRequest, today: string): Declined | null {
  if (switches.take('insurers-decline', String(facts.firmId)))
    return refuse('riskNotTaken', 'Bu riske teklif verilmiyor.');
  if (!facts.lines.includes(request.line)) return refuse('riskNotTaken', 'Bu ürün satılmıyor.');
  const special = specialBehaviour(riskNumber(request.risk));
  if (special?.kind === 'declined') return refuse(special.code, 'Bu araca teklif verilmiyor.');
  if (isKaskoQuoteRequest(request) && request.risk.value === undefined)
    return refuse('valueUnknown', 'Aracın listede değeri yok.');
  return facts.behaviour?.underwritingRule?.(request, today) ?? null;
}

function priced({ facts, switches, seed, clock }: InsurerStubOptions, request: QuoteRequest): InsurerOffer {
  const offer = {
    ...insurerOffer({ facts, request, seed, history: historyOf(request, seed) }),
    ...expiries(facts, dayInTurkey(clock.now())),
    ...(switches.isOn('insurers-no-pdf', String(facts.firmId)) && { documents: [] }),
  };
  const fault = faultOf(facts.firmId, switches, riskNumber(request.risk));
  const quoted = fault === null ? offer : corruptPrice(offer, fault, request);
  const { requestId } = request;
  const price = { firmId: facts.firmId, requestId, total: quoted.total, endDate: endOfCover(request) };
  return { ...quoted, quoteRef: quoteReference(price, seed) };
}

/** Offers end with a day in Turkey, so that all answers of a day are the same. */
const expiries = ({ firmId }: InsurerFacts, today: string) => ({
  validUntil: endOfDay(addDays(today, validDays)),
  ...(firmId % shortDiscountEvery === 0 && { onlineDiscountExpireDate: endOfDay(addDays(today, shortDiscountDays)) }),
});
const endOfDay = (day: string): string => `${day}T20:59:59.000Z`;
