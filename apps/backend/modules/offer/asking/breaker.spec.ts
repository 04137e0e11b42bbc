import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { InsurerClient } from '@emsal/insurers/port';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import { sampleOffer, sampleRequest } from '@emsal/insurers/testing/samples';
import { guardedAsk } from './breaker';

const never = new AbortController().signal;
const client = (quote: InsurerClient['quote']): InsurerClient => ({
  quote,
  issuePolicy: jest.fn(),
  findPolicy: jest.fn(),
  cancelPolicy: jest.fn(),
});
const failures = async (ask: ReturnType<typeof guardedAsk>['ask'], count: number) => {
  const kinds: string[] = [];
  for (let turn = 0; turn < count; turn += 1)
    kinds.push(
      await ask(sampleRequest, never).then(
        () => 'answered',
        (error: InsurerFault) => error.kind,
      ),
    );
  return kinds;
};

describe('the breaker of an insurer', () => {
  it('asks five times in vain, then no more', async () => {
    const quote = jest.fn().mockRejectedValue(new InsurerFault('serverError', '503'));
    const guard = guardedAsk(client(quote));
    expect(await failures(guard.ask, 7)).toEqual([
      ...Array.from({ length: 5 }, () => 'serverError'),
      'suspended',
      'suspended',
    ]);
    expect(quote).toHaveBeenCalledTimes(5);
    guard.close();
  });
  it('counts a refusal as an answer', async () => {
    const guard = guardedAsk(client(async () => ({ kind: 'declined', code: '591', reason: '' })));
    expect(await failures(guard.ask, 7)).toEqual(Array.from({ length: 7 }, () => 'answered'));
    guard.close();
  });
  it('passes the answer on', async () => {
    const guard = guardedAsk(client(async () => ({ kind: 'offers', offers: [sampleOffer] })));
    await expect(guard.ask(sampleRequest, never)).resolves.toEqual({ kind: 'offers', offers: [sampleOffer] });
    guard.close();
  });
  it('lets one question try after ten seconds, tells all others that it is suspended, and opens the way when it was answered', async () => {
    jest.useFakeTimers();
    const quote = jest.fn().mockRejectedValue(new InsurerFault('serverError', '503'));
    const guard = guardedAsk(client(quote));
    await failures(guard.ask, 6);
    jest.advanceTimersByTime(10_000);
    const trying = Promise.withResolvers<QuoteAnswer>();
    quote.mockReturnValue(trying.promise);
    const tried = guard.ask(sampleRequest, never);
    expect(await failures(guard.ask, 2)).toEqual(['suspended', 'suspended']);
    trying.resolve({ kind: 'offers', offers: [sampleOffer] });
    await tried;
    expect(await failures(guard.ask, 2)).toEqual(['answered', 'answered']);
    guard.close();
    jest.useRealTimers();
  });
});
