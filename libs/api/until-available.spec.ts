import type { Reply, Transport } from './client';
import { retryPauses, untilAvailable } from './until-available';
import { httpRequestOf } from './http-request';

const unavailable: Reply = { status: 503, body: { message: 'x', messageCode: 'unavailable' } };
const fine: Reply = { status: 200, body: { isSuccess: true, result: 1 } };
const wire = httpRequestOf('POST quoterequestapi/sharedstep/createfunnel', { branchId: 53, line: 'TRAFFIC' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Replies in order; the last one is repeated. */
function answering(...replies: Reply[]) {
  const send = vi.fn<Transport>(async () => (replies.length > 1 ? replies.shift() : replies[0])!);
  return send;
}

describe('a call while the service is unavailable', () => {
  it('is retried unchanged until it succeeds, and reports that it is waiting', async () => {
    const send = answering(unavailable, unavailable, fine);
    const waiting = vi.fn();
    const reply = untilAvailable(send, waiting)(wire, { idempotencyKey: 'attempt-1' });
    await vi.runAllTimersAsync();
    expect(await reply).toBe(fine);
    expect(send.mock.calls).toEqual(Array.from({ length: 3 }, () => [wire, { idempotencyKey: 'attempt-1' }]));
    expect(waiting.mock.calls).toEqual([[true], [false]]);
  });

  it('reports several waiting calls once', async () => {
    const waiting = vi.fn();
    const transport = untilAvailable(answering(unavailable, unavailable, fine), waiting);
    const replies = Promise.all([transport(wire, {}), transport(wire, {})]);
    await vi.runAllTimersAsync();
    expect(await replies).toEqual([fine, fine]);
    expect(waiting.mock.calls).toEqual([[true], [false]]);
  });

  it('ends with the last reply when the service stays unavailable', async () => {
    const send = answering(unavailable);
    const reply = untilAvailable(send)(wire, {});
    await vi.runAllTimersAsync();
    expect([await reply, send.mock.calls.length]).toEqual([unavailable, 1 + retryPauses.length]);
  });

  it('is not retried when only a register outside is away: the visitor goes on by hand', async () => {
    const register: Reply = { status: 503, body: { message: 'x', messageCode: 'registerUnavailable' } };
    const send = answering(register);
    const waiting = vi.fn();
    expect(await untilAvailable(send, waiting)(wire, {})).toBe(register);
    expect([send.mock.calls.length, waiting.mock.calls]).toEqual([1, []]);
  });

  it('is not retried after it was aborted', async () => {
    const send = answering(unavailable);
    const aborting = new AbortController();
    const waiting = vi.fn();
    const reply = untilAvailable(send, waiting)(wire, { signal: aborting.signal });
    await vi.advanceTimersByTimeAsync(0);
    aborting.abort();
    expect([await reply, send.mock.calls.length]).toEqual([{ status: 0, body: null }, 1]);
    expect(waiting).toHaveBeenLastCalledWith(false);
  });

  it.each([
    ['full storage', { status: 507, body: { messageCode: 'storageFull' } }],
    ['an internal error', { status: 500, body: { messageCode: 'internal' } }],
    ['no response', { status: 0, body: null }],
  ])('is not retried after %s', async (_, reply) => {
    const send = answering(reply);
    expect([await untilAvailable(send)(wire, {}), send.mock.calls.length]).toEqual([reply, 1]);
  });
});
