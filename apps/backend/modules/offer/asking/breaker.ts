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
} as const;

/** Throws `InsurerFault('suspended')` while the breaker is open, else what the client throws. */
export function guardedAsk(client: InsurerClient): { ask: Ask; close(): void } {
  const breaker = new CircuitBreaker(
    (request: QuoteRequest, signal: AbortSignal) => client.quote(request, signal),
    settings,
  );
  return {
    ask: async (request, signal) => {
      if (breaker.opened) throw new InsurerFault('suspended', 'breaker is open');
      return breaker.fire(request, signal);
    },
    close: () => breaker.shutdown(),
  };
}
