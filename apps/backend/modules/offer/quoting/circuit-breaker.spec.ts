import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import { sampleOffer, sampleRequest } from '@emsal/insurers/testing/samples';
import { withCircuitBreaker } from './circuit-breaker';

const never = new AbortController().signal;
const client = (quote: InsurerClient['quote']): InsurerClient => ({
  quote,
  issuePolicy: vi.fn(),
  findPolicy: vi.fn(),
  voidPolicy: vi.fn(),
  endorse: vi.fn(),
  cancelPolicy: vi.fn(),
  renewalTerms: vi.fn(),
});
const failures = async (call: ReturnType<typeof withCircuitBreaker>['call'], count: number) => {
  const kinds: string[] = [];
  for (let index = 0; index < count; index += 1)
    kinds.push(
      await call(sampleRequest, never).then(
        () => 'answered',
        (error: InsurerFault) => error.kind,
      ),
    );
  return kinds;
};

describe('the circuit breaker of an insurer', () => {
  it('opens after five failures', async () => {
    const quote = vi.fn().mockRejectedValue(new InsurerFault('serverError', '503'));
    const breaker = withCircuitBreaker(client(quote));
    expect(await failures(breaker.call, 7)).toEqual([
      ...Array.from({ length: 5 }, () => 'serverError'),
      'suspended',
      'suspended',
    ]);
    expect(quote).toHaveBeenCalledTimes(5);
    breaker.close();
  });
  it('counts a declined quote as a success', async () => {
    const breaker = withCircuitBreaker(client(async () => ({ kind: 'declined', code: '591', reason: '' })));
    expect(await failures(breaker.call, 7)).toEqual(Array.from({ length: 7 }, () => 'answered'));
    breaker.close();
  });
  it('passes the answer through', async () => {
    const breaker = withCircuitBreaker(client(async () => ({ kind: 'offers', offers: [sampleOffer] })));
    await expect(breaker.call(sampleRequest, never)).resolves.toEqual({ kind: 'offers', offers: [sampleOffer] });
    breaker.close();
  });
  it('lets one trial request through after ten seconds, rejects the others, and closes when the trial succeeds', async () => {
    vi.useFakeTimers();
    const quote = vi.fn().mockRejectedValue(new InsurerFault('serverError', '503'));
    const breaker = withCircuitBreaker(client(quote));
    await failures(breaker.call, 6);
    vi.advanceTimersByTime(10_000);
    const pending = Promise.withResolvers<QuoteAnswer>();
    quote.mockReturnValue(pending.promise);
    const trial = breaker.call(sampleRequest, never);
    expect(await failures(breaker.call, 2)).toEqual(['suspended', 'suspended']);
    pending.resolve({ kind: 'offers', offers: [sampleOffer] });
    await trial;
    expect(await failures(breaker.call, 2)).toEqual(['answered', 'answered']);
    breaker.close();
    vi.useRealTimers();
  });
});
