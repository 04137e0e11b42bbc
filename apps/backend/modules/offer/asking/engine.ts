/** One offer engine per process: the market, its breakers, the writer and the events of the quotes that are being asked. */
import { eligibilityClient, type CheckEligibility } from '@emsal/insurers/eligibility/eligibility';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Market } from '@emsal/insurers/market';
import { poolTransport } from '@emsal/insurers/transport/pool-transport';
import type { Services } from '../../../frame/services';
import { quoteWriter, takeOverJob, type WriteQuote } from '../creating/quote-writer';
import { completeQuotes, type QuoteRow } from '../offer-store';
import { offerSealer } from '../seal';
import { openOfferBus, type OfferBus } from '../stream/offer-bus';
import { holdMarket, type HeldMarket } from './shared-market';
import { answerWriter } from './answer-writer';
import { askInsurers, type Asking } from './ask-insurers';
import { guardedAsk } from './breaker';
import { groupCommit } from './group-commit';
import { openPace } from './pace';
import { turns } from './turns';

export interface Engine {
  bus: OfferBus;
  market: Market;
  /** When whoever asks for a quote should have completed it: after that it is taken for dead. */
  takenOverAfterMs: number;
  resyncMs: number;
  checkEligibility: CheckEligibility;
  firmsSelling(line: LineId): number[];
  /** Stores a request before it is asked for. */
  write: WriteQuote;
  /** Begins to ask and returns; what goes wrong is logged and left to the job. */
  start(quote: QuoteRow): void;
  /** Asks these firms, then completes the quote and cancels its job. */
  run(quote: QuoteRow, firmIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}
export interface EngineOptions {
  /** The longest that a visitor waits for one insurer. */
  deadlineMs: number;
  /** In the place of a clock that a test cannot wait for. */
  deadline?: () => AbortSignal;
  /** How often an open stream reads the store again: what another process told without Redis, or Redis lost, arrives all the same. */
  resyncMs?: number;
  openMarket?: (services: Services) => Market;
}
export const defaultEngineOptions: EngineOptions = { deadlineMs: 12_000 };

const usualResyncMs = 2_000;
/** After the deadline of the asking process, so that a job finds work only when that process died. */
const takeOverSlackMs = 3_000;

/** A test brings its own market, which it leaves to the engine to close. */
function heldMarket(services: Services, { openMarket }: EngineOptions): HeldMarket {
  const market = openMarket?.(services);
  return market ? { market, release: () => market.close() } : holdMarket(services);
}

/** @returns an engine that holds pools, breakers and the bus until it is closed */
export function openEngine(services: Services, options: EngineOptions): Engine {
  const { config, log } = services;
  const { market, release } = heldMarket(services, options);
  const guards = guardAll(market);
  const takenOverAfterMs = options.deadlineMs + takeOverSlackMs;
  const drain = new AbortController();
  const bus = openOfferBus(services);
  const asking: Asking = {
    asks: guards.asks,
    clock: services.clock,
    sealer: offerSealer(config.secretKey),
    deadline: options.deadline ?? (() => AbortSignal.timeout(options.deadlineMs)),
    draining: drain.signal,
    pace: openPace(),
    turn: turns(),
    write: answerWriter(services.db),
    publish: (answer) => bus.publish({ kind: 'answer', quoteId: answer.quoteId, answer }),
  };
  const centre = openCentre(config);
  const run = runner(asking, completer(services, bus));
  return {
    bus,
    market,
    takenOverAfterMs,
    write: quoteWriter(services, takenOverAfterMs / 1_000),
    resyncMs: options.resyncMs ?? usualResyncMs,
    checkEligibility: centre.check,
    firmsSelling: (line) => sellersIn(market, line),
    run,
    start: (quote) =>
      void run(quote, quote.firmIds).catch((error: unknown) =>
        log.warn({ err: error, quoteId: quote.id }, 'asking stopped: the job takes over'),
      ),
    close: async () => {
      drain.abort(new Error('the process drains'));
      guards.close();
      await Promise.all([release(), centre.close(), bus.close()]);
    },
  };
}

const runner =
  (asking: Asking, complete: (quote: QuoteRow) => Promise<void>): Engine['run'] =>
  async (quote, firmIds) => {
    await askInsurers(asking, quote, firmIds);
    await complete(quote);
  };

/** A breaker for every insurer, by its number. */
function guardAll({ seats }: Market) {
  const guards = seats.map(({ facts, client }) => [facts.firmId, guardedAsk(client)] as const);
  return {
    asks: new Map(guards.map(([firmId, { ask }]) => [firmId, ask])),
    close: () => guards.forEach(([, guard]) => guard.close()),
  };
}

/** The market's centre, over a pool of its own. */
function openCentre({ sandboxUrl }: Services['config']) {
  const { send, close } = poolTransport({ baseUrl: `${sandboxUrl}/insurers` });
  return { check: eligibilityClient(send), close };
}

const sellersIn = ({ seats }: Market, line: LineId): number[] =>
  seats.filter(({ facts }) => facts.lines.includes(line)).map(({ facts }) => facts.firmId);

/** Marks a quote as complete, tells its streams, and cancels the job that would have taken it over. */
function completer({ db, clock, jobs }: Services, bus: OfferBus): (quote: QuoteRow) => Promise<void> {
  const write = groupCommit(async (quoteIds: readonly string[]) => {
    await completeQuotes(db, quoteIds, clock.now());
    return quoteIds;
  });
  const cancel = groupCommit(async (jobIds: readonly string[]) => {
    await jobs.cancel(takeOverJob, jobIds);
    return jobIds;
  });
  return async ({ id, jobId }) => {
    await write(id);
    bus.publish({ kind: 'complete', quoteId: id });
    if (jobId) await cancel(jobId);
  };
}
