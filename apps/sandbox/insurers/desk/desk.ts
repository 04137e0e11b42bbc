/** The back office of one sandbox insurer: it prices, refuses and issues as its facts, its quirks, the special plates and the switches say. */
import { setTimeout as wait } from 'node:timers/promises';
import { endOfCover } from '@emsal/insurers/end-of-cover';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerDesk } from '@emsal/insurers/port';
import type { Declined, InsurerOffer, QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { RoomOptions } from '../../room';
import { faultOf } from '../faults/fault-of';
import { spoil } from '../faults/spoil';
import { usualDelay } from '../latency';
import { chance } from '../pricing/chance';
import { historyOf } from '../pricing/history';
import { insurerOffer } from '../pricing/insurer-offer';
import { plateBehaviour } from '../special-plates';
import type { Books } from './books';
import { quoteReference, readQuoteReference } from './quote-reference';

export interface DeskOptions extends RoomOptions {
  facts: InsurerFacts;
  books: Books;
  latencyFactor: number;
}

const validDays = 3;
/** Every third insurer's online discount ends before its offer does. */
const shortDiscountEvery = 3;
const shortDiscountDays = 2;
const lateMs = 90_000;
const forever = () => new Promise<never>(() => undefined);
const refuse = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });

export function createDesk(options: DeskOptions): InsurerDesk {
  const { facts, books, switches, seed } = options;
  const firm = String(facts.firmId);
  return {
    quote: (request) => answer(options, request),
    async issuePolicy(order) {
      if (switches.take('insurers-order-down', firm)) throw new Error('switched down');
      if (switches.take('insurers-order-refused', firm)) return refuse('orderRefused', 'Poliçe düzenlenemedi.');
      const quoted = readQuoteReference(order.quoteRef, { firmId: facts.firmId, total: order.total }, seed);
      if (!quoted) return refuse('priceChanged', 'Tutar verilen teklifin tutarı değil.');
      const policy = books.issue(order, quoted.endDate);
      return switches.take('insurers-order-lost', firm) ? forever() : { kind: 'issued', policy };
    },
    findPolicy: async (orderId) => books.find(orderId),
    cancelPolicy: async (orderId) => books.cancel(orderId),
  };
}

async function answer(options: DeskOptions, request: QuoteRequest): Promise<QuoteAnswer> {
  const { facts, switches, seed, clock, latencyFactor } = options;
  await usualDelay({
    latencyMs: facts.latencyMs,
    factor: latencyFactor,
    spread: chance(seed, 'delay', facts.firmId, request.requestId),
  });
  if (switches.isOn('insurers-late', String(facts.firmId))) await wait(lateMs, undefined, { ref: false });
  if (chance(seed, 'hang', facts.firmId, request.requestId) < (facts.quirks?.hangingShare ?? 0)) return forever();
  const refusal = refusalOf(options, request, dayInTurkey(clock.now()));
  return refusal ?? { kind: 'offers', offers: [priced(options, understood(options, request))] };
}

/** While switched on, the insurer overlooks what the visitor changed. */
function understood({ facts, switches }: DeskOptions, request: QuoteRequest): QuoteRequest {
  const { adjust: _overlooked, ...plain } = request;
  return switches.isOn('insurers-change-ignored', String(facts.firmId)) ? (plain as QuoteRequest) : request;
}

function refusalOf({ facts, switches }: DeskOptions, request: QuoteRequest, today: string): Declined | null {
  if (switches.take('insurers-decline', String(facts.firmId)))
    return refuse('riskNotTaken', 'Bu riske teklif verilmiyor.');
  if (!facts.lines.includes(request.line)) return refuse('riskNotTaken', 'Bu ürün satılmıyor.');
  const plate = plateBehaviour(request.vehicle.plate);
  if (plate?.kind === 'declined') return refuse(plate.code, 'Bu araca teklif verilmiyor.');
  if ('accessories' in request && request.vehicle.value === undefined)
    return refuse('valueUnknown', 'Aracın listede değeri yok.');
  return facts.quirks?.declines?.(request, today) ?? null;
}

function priced({ facts, switches, seed, clock }: DeskOptions, request: QuoteRequest): InsurerOffer {
  const offer = {
    ...insurerOffer({ facts, request, seed, history: historyOf(request, seed) }),
    ...expiries(facts, dayInTurkey(clock.now())),
    ...(switches.isOn('insurers-no-pdf', String(facts.firmId)) && { documents: [] }),
  };
  const fault = faultOf(facts.firmId, switches, request.vehicle.plate);
  const spoilt = fault === null ? offer : spoil(offer, fault, request);
  const { requestId } = request;
  const price = { firmId: facts.firmId, requestId, total: spoilt.total, endDate: endOfCover(request) };
  return { ...spoilt, quoteRef: quoteReference(price, seed) };
}

/** The offers' last instant is the end of a day in Turkey, so that a day's answers are the same. */
const expiries = ({ firmId }: InsurerFacts, today: string) => ({
  validUntil: endOfDay(addDays(today, validDays)),
  ...(firmId % shortDiscountEvery === 0 && { onlineDiscountExpireDate: endOfDay(addDays(today, shortDiscountDays)) }),
});
const endOfDay = (day: string): string => `${day}T20:59:59.000Z`;
