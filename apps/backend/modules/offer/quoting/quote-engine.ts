/** One offer engine per process: insurers, circuit breakers, writers and events of the running quotes. */
import { eligibilityClient, type CheckEligibility } from '@emsal/insurers/eligibility/eligibility';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { InsurerConnections } from '@emsal/insurers/connect-insurers';
import { insurersSelling } from '@emsal/insurers/registry';
import { poolTransport } from '@emsal/insurers/transport/pool-transport';
import type { Services } from '../../../http/services';
import { quoteAdmission, type QuoteAdmission } from './admit-quote';
import { quoteWriter, orphanedQuoteJob, type StoreQuote } from './quote-writer';
import { completeQuotes, type QuoteRow } from '../offer-store';
import { offerSealer } from '../seal';
import { openOfferBus, type OfferBus } from './offer-bus';
import { acquireConnections, type AcquiredConnections } from './shared-connections';
import { answerWriter } from './answer-writer';
import { requestQuotes, type QuotingContext } from './request-quotes';
import { withCircuitBreaker } from './circuit-breaker';
import { groupCommit } from './group-commit';
import { insurerDeadlineMs } from './insurer-deadline';
import { insurerLatency } from './insurer-latency';
import { fairScheduler } from './fair-scheduler';

export interface Engine {
  bus: OfferBus;
  insurers: InsurerConnections;
  /** When a quote should be complete: after that its process is considered dead. */
  orphanedAfterMs: number;
  resyncMs: number;
  checkEligibility: CheckEligibility;
  firmsSelling(line: LineId): number[];
  /** Cost limits that come before it. */
  admission: QuoteAdmission;
  /** Stores a quote before insurers are queried. */
  storeQuote: StoreQuote;
  /** Starts in the background; a failure is logged and left to the recovery job. */
  start(quote: QuoteRow): void;
  /** Queries these insurers, then completes the quote and cancels its recovery job. */
  run(quote: QuoteRow, firmIds: readonly number[]): Promise<void>;
  close(): Promise<void>;
}
export interface EngineOptions {
  deadlineMs: number;
  /** Replaces the timer in tests. */
  deadline?: () => AbortSignal;
  /** How often an open stream reads the store: recovers events that were lost in Redis or sent without it. */
  resyncMs?: number;
  connectInsurers?: (services: Services) => InsurerConnections;
  /** Replaces the pause of the queue in tests. */
  pause?: (seconds: number) => Promise<void>;
}
export const defaultEngineOptions: EngineOptions = { deadlineMs: insurerDeadlineMs };

const defaultResyncMs = 2_000;
/** The recovery job is due so long after the deadline: it finds work only when the process died. */
const orphanGraceMs = 3_000;

/** A test passes its own connections, which the engine closes. */
function acquiredConnections(services: Services, { connectInsurers }: EngineOptions): AcquiredConnections {
  const insurers = connectInsurers?.(services);
  return insurers ? { insurers, release: () => insurers.close() } : acquireConnections(services);
}

/** @returns an engine that owns pools, circuit breakers and the bus until it is closed */
export function openEngine(services: Services, options: EngineOptions): Engine {
  const { config, log } = services;
  const { insurers, release } = acquiredConnections(services, options);
  const connected = insurers.connections.map(({ facts }) => facts);
  const breakers = circuitBreakersFor(insurers);
  const orphanedAfterMs = options.deadlineMs + orphanGraceMs;
  const drain = new AbortController();
  const bus = openOfferBus(services);
  const context: QuotingContext = {
    quoteCalls: breakers.quoteCalls,
    clock: services.clock,
    sealer: offerSealer(config.secretKey),
    deadline: options.deadline ?? (() => AbortSignal.timeout(options.deadlineMs)),
    draining: drain.signal,
    latency: insurerLatency(),
    waitForTurn: fairScheduler(),
    write: answerWriter(services.db),
    publish: (answer) => bus.publish({ kind: 'answer', quoteId: answer.quoteId, answer }),
  };
  const centre = openEligibilityCentre(config);
  const run = runner(context, completer(services, bus));
  return {
    bus,
    insurers,
    orphanedAfterMs,
    admission: quoteAdmission(services, options.pause),
    storeQuote: quoteWriter(services, orphanedAfterMs / 1_000),
    resyncMs: options.resyncMs ?? defaultResyncMs,
    checkEligibility: centre.check,
    firmsSelling: (line) => insurersSelling(line, connected).map(({ firmId }) => firmId),
    run,
    start: starter(run, log),
    close: async () => {
      drain.abort(new Error('graceful shutdown'));
      breakers.close();
      await Promise.all([release(), centre.close(), bus.close()]);
    },
  };
}

const runner =
  (context: QuotingContext, complete: (quote: QuoteRow) => Promise<void>): Engine['run'] =>
  async (quote, firmIds) => {
    await requestQuotes(context, quote, firmIds);
    await complete(quote);
  };

const starter =
  (run: Engine['run'], log: Services['log']): Engine['start'] =>
  (quote) =>
    void run(quote, quote.firmIds).catch((error: unknown) =>
      log.warn({ err: error, quoteId: quote.id }, 'quote interrupted: the recovery job resumes it'),
    );

/** One circuit breaker per insurer, by firm id. */
function circuitBreakersFor({ connections }: InsurerConnections) {
  const breakers = connections.map(({ facts, client }) => [facts.firmId, withCircuitBreaker(client)] as const);
  return {
    quoteCalls: new Map(breakers.map(([firmId, { call }]) => [firmId, call])),
    close: () => breakers.forEach(([, breaker]) => breaker.close()),
  };
}

/** The market's eligibility centre, with a pool of its own. */
function openEligibilityCentre({ sandboxUrl }: Services['config']) {
  const { send, close } = poolTransport({ baseUrl: `${sandboxUrl}/insurers` });
  return { check: eligibilityClient(send), close };
}

/** Marks a quote as complete, publishes that, and cancels its recovery job. */
function completer({ db, clock, jobs }: Services, bus: OfferBus): (quote: QuoteRow) => Promise<void> {
  const write = groupCommit(async (quoteIds: readonly string[]) => {
    await completeQuotes(db, quoteIds, clock.now());
    return quoteIds;
  });
  const cancel = groupCommit(async (jobIds: readonly string[]) => {
    await jobs.cancel(orphanedQuoteJob, jobIds);
    return jobIds;
  });
  return async ({ id, jobId }) => {
    await write(id);
    bus.publish({ kind: 'complete', quoteId: id });
    if (jobId) await cancel(jobId);
  };
}
