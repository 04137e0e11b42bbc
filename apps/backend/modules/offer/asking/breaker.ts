/** A breaker per insurer: when half of at least five attempts failed it is not asked for a while, so that a dead one costs nobody a wait. */
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { InsurerClient } from '@emsal/insurers/port';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import CircuitBreaker from 'opossum';

export type Ask = (request: QuoteRequest, signal: AbortSignal) => Promise<QuoteAnswer>;

const settings = {
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 30_000,
  rollingCountBuckets: 6,
  resetTimeout: 10_000,
  // Nobody reads latencies by percentile here: kept, they cost a sort a bucket.
  rollingPercentilesEnabled: false,
} as const;

/** Throws `InsurerFault('suspended')` while the breaker is open, else what the client throws. */
export function guardedAsk(client: InsurerClient): { ask: Ask; close(): void } {
  const breaker = new CircuitBreaker(
    (request: QuoteRequest, signal: AbortSignal) => client.quote(request, signal),
    settings,
  );
  return {
    ask: async (request, signal) => {
      // Half open, it lets one question try and refuses the others.
      if (!breaker.closed && !breaker.pendingClose) throw new InsurerFault('suspended', 'breaker is open');
      return breaker.fire(request, signal);
    },
    close: () => breaker.shutdown(),
  };
}
