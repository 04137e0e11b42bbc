/** The back office of one sandbox insurer: it prices, refuses and issues as its facts, its quirks, the special plates and the switches say. */
import { setTimeout as wait } from 'node:timers/promises';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import type { InsurerDesk } from '@emsal/insurers/port';
import type { Declined, InsurerOffer, QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest, TrafficQuestion } from '@emsal/insurers/quote-request';
import type { RoomOptions } from '../../room';
import { faultOf } from '../faults/fault-of';
import { usualDelay } from '../latency';
import { chance } from '../pricing/chance';
import { stepOf } from '../pricing/step-of';
import { trafficOffer } from '../pricing/traffic-offer';
import { plateBehaviour } from '../special-plates';
import type { Books } from './books';
import { isQuoteReference, quoteReference } from './quote-reference';

export interface DeskOptions extends RoomOptions {
  facts: InsurerFacts;
  books: Books;
  latencyFactor: number;
}

const validDays = 3;
const lateMs = 90_000;
const forever = () => new Promise<never>(() => undefined);
const dayInTurkey = (date: Date) => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
const refuse = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });

export function createDesk(options: DeskOptions): InsurerDesk {
  const { facts, books, switches, seed } = options;
  const firm = String(facts.firmId);
  return {
    quote: (request) => answer(options, request),
    async issuePolicy(order) {
      if (switches.take('insurers-order-down', firm)) throw new Error('switched down');
      if (switches.take('insurers-order-refused', firm)) return refuse('orderRefused', 'Poliçe düzenlenemedi.');
      if (!isQuoteReference(order.quoteRef, { firmId: facts.firmId, total: order.total }, seed))
        return refuse('priceChanged', 'Tutar verilen teklifin tutarı değil.');
      const policy = books.issue(order);
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
  return refusal ?? { kind: 'offers', offers: [priced(options, request as TrafficQuestion)] };
}

function refusalOf({ facts, switches }: DeskOptions, request: QuoteRequest, today: string): Declined | null {
  if (switches.take('insurers-decline', String(facts.firmId)))
    return refuse('riskNotTaken', 'Bu riske teklif verilmiyor.');
  const plate = plateBehaviour(request.vehicle.plate);
  if (plate?.kind === 'declined') return refuse(plate.code, 'Bu araca teklif verilmiyor.');
  return facts.quirks?.declines?.(request, today) ?? null;
}

function priced({ facts, switches, seed, clock }: DeskOptions, request: TrafficQuestion): InsurerOffer {
  const today = clock.now();
  const step = stepOf(request, seed);
  const ceiling = lawfulMaximum(request, step);
  const offer = trafficOffer({ facts, request, seed, ceiling, step }, validUntil(today));
  const fault = faultOf(facts.firmId, switches, request.vehicle.plate);
  const spoilt =
    fault === 'above-ceiling'
      ? aboveCeiling(offer, ceiling)
      : fault === 'parts-differ'
        ? { ...offer, total: offer.total - 1 }
        : offer;
  return {
    ...spoilt,
    quoteRef: quoteReference({ firmId: facts.firmId, requestId: request.requestId, total: spoilt.total }, seed),
  };
}

/** A price that adds up and yet is one kuruş more than the law allows. */
function aboveCeiling(offer: Omit<InsurerOffer, 'quoteRef'>, ceiling: number): Omit<InsurerOffer, 'quoteRef'> {
  const excess = ceiling + 1 - offer.total;
  return { ...offer, base: offer.base + excess, total: offer.total + excess };
}

/** End of the third day in Turkey, so that a day's answers are the same. */
const validUntil = (now: Date): string =>
  new Date(Date.parse(`${dayInTurkey(now)}T20:59:59.000Z`) + validDays * 86_400_000).toISOString();
