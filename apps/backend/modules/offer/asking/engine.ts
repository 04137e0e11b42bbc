/** One offer engine per process: the market, its breakers, the writer and the events of the quotes that are being asked. */
import { eligibilityClient, type CheckEligibility } from '@emsal/insurers/eligibility/eligibility';
import type { LineSold } from '@emsal/insurers/insurer-facts';
import { openMarket, type Market } from '@emsal/insurers/market';
import { poolTransport } from '@emsal/insurers/transport/pool-transport';
import type { Services } from '../../../frame/services';
import { completeQuotes, readAnswers, type QuoteRow } from '../offer-store';
import { openOfferBus, type OfferBus } from '../stream/offer-bus';
import { answerWriter } from './answer-writer';
import { askInsurers, type Asking } from './ask-insurers';
import { guardedAsk } from './breaker';

export interface Engine {
  bus: OfferBus;
  market: Market;
  deadlineMs: number;
  checkEligibility: CheckEligibility;
  firmsSelling(line: LineSold): number[];
  /** Begins to ask and returns; what goes wrong is logged and left to the job. */
  start(quote: QuoteRow): void;
  /** Asks whoever has no stored answer yet, then completes the quote and cancels its job. */
  run(quote: QuoteRow): Promise<void>;
  close(): Promise<void>;
}
export interface EngineOptions {
  /** The longest that a visitor waits for one insurer. */
  deadlineMs: number;
  openMarket?: (services: Services) => Market;
}
export const defaultEngineOptions: EngineOptions = { deadlineMs: 12_000 };

export const takeOverJob = 'offer.takeOver';

const marketOf = ({ config }: Services): Market => openMarket({ addressOf: (firmId) => `${config.sandboxUrl}/insurers/${firmId}` });

export function openEngine(services: Services, options: EngineOptions): Engine {
  const { db, clock, config, log } = services;
  const market = (options.openMarket ?? marketOf)(services);
  const guards = market.seats.map(({ facts, client }) => [facts.firmId, guardedAsk(client)] as const);
  const drain = new AbortController();
  const bus = openOfferBus(services);
  const asking: Asking = {
    asks: new Map(guards.map(([firmId, { ask }]) => [firmId, ask])),
    clock,
    secretKey: config.secretKey,
    deadlineMs: options.deadlineMs,
    draining: drain.signal,
    write: answerWriter(db),
    publish: (answer) => bus.publish({ kind: 'answer', quoteId: answer.quoteId, answer }),
  };
  const centre = poolTransport({ baseUrl: `${config.sandboxUrl}/insurers` });
  const run = async (quote: QuoteRow) => {
    await askInsurers(asking, quote, await unanswered(services, quote));
    await completeQuotes(db, [quote.id], clock.now());
    bus.publish({ kind: 'complete', quoteId: quote.id });
    if (quote.jobId) await services.jobs.cancel(takeOverJob, quote.jobId);
  };
  return {
    bus,
    market,
    deadlineMs: options.deadlineMs,
    checkEligibility: eligibilityClient(centre.send),
    firmsSelling: (line) => market.seats.filter(({ facts }) => facts.lines.includes(line)).map(({ facts }) => facts.firmId),
    run,
    start: (quote) => void run(quote).catch((error: unknown) => log.warn({ err: error, quoteId: quote.id }, 'asking stopped: the job takes over')),
    close: async () => {
      drain.abort(new Error('the process drains'));
      for (const [, guard] of guards) guard.close();
      await Promise.all([market.close(), centre.close(), bus.close()]);
    },
  };
}

async function unanswered({ db }: Services, quote: QuoteRow): Promise<number[]> {
  const answered = new Set((await readAnswers(db, quote.id)).map(({ firmId }) => firmId));
  return quote.firmIds.filter((firmId) => !answered.has(firmId));
}
