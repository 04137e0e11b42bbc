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
    unreachable: () => news.push('out of reach'),
    refused: (step, { messageCode }) => news.push(`refused ${step} ${messageCode}`),
  });
  /** Replies in order; the last one repeats. */
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

describe('the queue of submitted steps', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends one after the other, in the order in which steps were submitted', async () => {
    const { queue, job, sent, news } = createBench();
    ['a', 'b', 'c'].forEach((step) => queue.enqueue(job('step', step)));
    expect(sent).toEqual(['a']);
    expect(await queue.whenEmpty()).toMatchObject({ isSuccess: true });
    expect(news).toEqual(['stored a', 'stored b', 'stored c']);
  });

  it('retries while the server is unreachable, with growing pauses, and at once when the browser is online', async () => {
    const { queue, job, sent, news } = createBench();
    queue.enqueue(job('step', 'a', offline, failure('http503', 'x'), offline, success(null)));
    await vi.advanceTimersByTimeAsync(retryPauses[0]);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(retryPauses[1] - 1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(news).toEqual(['out of reach', 'out of reach', 'out of reach', 'stored a']);
  });

  it('is emptied by a refusal: what depends on a refused step is not sent', async () => {
    const { queue, job, sent, news } = createBench();
    queue.enqueue(job('step', 'a', failure('emailSame', 'x')));
    queue.enqueue(job('step', 'b'));
    expect(await queue.whenEmpty()).toMatchObject({ messageCode: 'emailSame' });
    expect([sent, news]).toEqual([['a'], ['refused a emailSame']]);
    queue.enqueue(job('step', 'a'));
    expect(await queue.whenEmpty()).toMatchObject({ isSuccess: true });
  });

  it('reports why it is not empty, after another attempt', async () => {
    const { queue, job, sent } = createBench();
    queue.enqueue(job('step', 'a', offline));
    await vi.advanceTimersByTimeAsync(0);
    expect(await queue.whenEmpty()).toMatchObject({ messageCode: 'offline' });
    expect(sent).toHaveLength(2);
  });

  it('merges waiting drafts into what is sent after them, and is not blocked by one that fails', async () => {
    const { queue, job, sent } = createBench();
    queue.enqueue(job('draft', 'typed 1', offline));
    queue.enqueue(job('draft', 'typed 2'));
    queue.enqueue(job('draft', 'typed 3'));
    queue.enqueue(job('step', 'a'));
    await queue.whenEmpty();
    expect(sent).toEqual(['typed 1', 'a']);
  });

  it('sends what was typed offline when the browser is online, even if nothing is typed after it', async () => {
    const { queue, job, sent, news } = createBench();
    queue.enqueue(job('draft', 'typed', offline, success(null)));
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, news]).toEqual([['typed', 'typed'], []]);
    expect(await queue.whenEmpty()).toMatchObject({ isSuccess: true });
  });

  it('lets a submitted step overtake a draft that was typed offline', async () => {
    const { queue, job, sent } = createBench();
    queue.enqueue(job('draft', 'typed', offline));
    await vi.advanceTimersByTimeAsync(0);
    queue.enqueue(job('step', 'a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['typed', 'a']);
  });

  it('sends a step once, at its place, that is submitted again while it waits', async () => {
    const { queue, job, sent } = createBench();
    queue.enqueue(job('step', 'first'));
    queue.enqueue(job('step', 'a', failure('x', 'stale')));
    queue.enqueue(job('step', 'b'));
    queue.enqueue(job('step', 'a'));
    await queue.whenEmpty();
    expect(sent).toEqual(['first', 'a', 'b']);
  });
});
