import { failure, success } from '@emsal/api/envelope';
import type { Envelope } from '@emsal/api/envelope';
import { createStepQueue, retryPauses } from './step-queue';
import type { Job } from './step-queue';

const offline = failure('offline', 'yok');

function createBench() {
  const sent: string[] = [];
  const news: string[] = [];
  const queue = createStepQueue({
    stored: (step) => news.push(`stored ${step}`),
    outOfReach: () => news.push('out of reach'),
    refused: (step, { messageCode }) => news.push(`refused ${step} ${messageCode}`),
  });
  /** Answers in turn; the last one stays. */
  const job = (kind: Job['kind'], step: string, ...answers: Envelope<unknown>[]): Job => ({
    kind,
    step,
    send: async () => {
      sent.push(step);
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? success(null);
    },
  });
  return { queue, job, sent, news };
}

describe('what is stored behind the visitor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes out one after the other, in the order in which steps were left', async () => {
    const { queue, job, sent, news } = createBench();
    ['a', 'b', 'c'].forEach((step) => queue.put(job('step', step)));
    expect(sent).toEqual(['a']);
    expect(await queue.emptied()).toMatchObject({ isSuccess: true });
    expect(news).toEqual(['stored a', 'stored b', 'stored c']);
  });

  it('is tried again while the server is out of reach, later each time, and at once when the connection is back', async () => {
    const { queue, job, sent, news } = createBench();
    queue.put(job('step', 'a', offline, failure('http503', 'x'), offline, success(null)));
    await jest.advanceTimersByTimeAsync(retryPauses[0]);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(retryPauses[1] - 1);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(news).toEqual(['out of reach', 'out of reach', 'out of reach', 'stored a']);
  });

  it('ends where the server refuses: what stands on a refused step is not sent', async () => {
    const { queue, job, sent, news } = createBench();
    queue.put(job('step', 'a', failure('emailSame', 'x')));
    queue.put(job('step', 'b'));
    expect(await queue.emptied()).toMatchObject({ messageCode: 'emailSame' });
    expect([sent, news]).toEqual([['a'], ['refused a emailSame']]);
    queue.put(job('step', 'a'));
    expect(await queue.emptied()).toMatchObject({ isSuccess: true });
  });

  it('tells whoever waits why it is not empty, after a try of its own', async () => {
    const { queue, job, sent } = createBench();
    queue.put(job('step', 'a', offline));
    await jest.advanceTimersByTimeAsync(0);
    expect(await queue.emptied()).toMatchObject({ messageCode: 'offline' });
    expect(sent).toHaveLength(2);
  });

  it('merges drafts that wait into what is sent after them, and is not held up by one that fails', async () => {
    const { queue, job, sent } = createBench();
    queue.put(job('draft', 'typed 1', offline));
    queue.put(job('draft', 'typed 2'));
    queue.put(job('draft', 'typed 3'));
    queue.put(job('step', 'a'));
    await queue.emptied();
    expect(sent).toEqual(['typed 1', 'a']);
  });

  it('sends what was typed offline when the connection is back, though nothing is typed after it', async () => {
    const { queue, job, sent, news } = createBench();
    queue.put(job('draft', 'typed', offline, success(null)));
    await jest.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect([sent, news]).toEqual([['typed', 'typed'], []]);
    expect(await queue.emptied()).toMatchObject({ isSuccess: true });
  });

  it('lets a step that is left pass what was typed offline at once', async () => {
    const { queue, job, sent } = createBench();
    queue.put(job('draft', 'typed', offline));
    await jest.advanceTimersByTimeAsync(0);
    queue.put(job('step', 'a'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['typed', 'a']);
  });

  it('sends a step that is left anew while it waits once, at its place', async () => {
    const { queue, job, sent } = createBench();
    queue.put(job('step', 'first'));
    queue.put(job('step', 'a', failure('x', 'stale')));
    queue.put(job('step', 'b'));
    queue.put(job('step', 'a'));
    await queue.emptied();
    expect(sent).toEqual(['first', 'a', 'b']);
  });
});
