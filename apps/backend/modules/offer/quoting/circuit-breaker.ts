/** One circuit breaker per insurer: it opens when half of at least five requests failed, so that a dead insurer delays nobody. */
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import CircuitBreaker from 'opossum';

export type QuoteCall = (request: QuoteRequest, signal: AbortSignal) => Promise<QuoteAnswer>;

const settings = {
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 30_000,
  rollingCountBuckets: 6,
  resetTimeout: 10_000,
  // No latency percentiles are read.
  rollingPercentilesEnabled: false,
} as const;

/** Throws `InsurerFault('suspended')` while the breaker is open, otherwise what the client throws. */
export function withCircuitBreaker(client: InsurerClient): { call: QuoteCall; close(): void } {
  const breaker = new CircuitBreaker(
    (request: QuoteRequest, signal: AbortSignal) => client.quote(request, signal),
    settings,
  );
  return {
    call: async (request, signal) => {
      // While half open, one trial request passes and the others are rejected.
      if (!breaker.closed && !breaker.pendingClose) throw new InsurerFault('suspended', 'breaker is open');
      return breaker.fire(request, signal);
    },
    close: () => breaker.shutdown(),
  };
}
