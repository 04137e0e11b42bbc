/** @vitest-environment node */
import { createPendingCalls } from './render-calls';

afterEach(() => vi.useRealTimers());

it('a process that reacts but leaves a call without an answer is replaced, because later versions run in it too', async () => {
  vi.useFakeTimers();
  const stuck: string[] = [];
  const calls = createPendingCalls(
    () => undefined,
    (reason) => void stuck.push(reason),
  );
  const late = expect(calls.request('ping', null)).rejects.toThrow('no answer in 20000 ms');
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  expect([stuck, calls.count()]).toEqual([['no answer in 20000 ms'], 0]);
});

it('a page that hangs while others are answered costs only itself', async () => {
  vi.useFakeTimers();
  const stuck = vi.fn();
  const calls = createPendingCalls(({ id }) => void (id > 1 && setTimeout(() => calls.answer(id, null), 100)), stuck);
  const late = expect(calls.request('ping', null)).rejects.toThrow('no answer in 20000 ms');
  const other = calls.request('ping', null);
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  expect([await other, stuck.mock.calls]).toEqual([null, []]);
});

it('an answered call is never late', async () => {
  vi.useFakeTimers();
  const stuck = vi.fn();
  const calls = createPendingCalls(({ id }) => void Promise.resolve().then(() => calls.answer(id, null)), stuck);
  expect(await calls.request('ping', null)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stuck).not.toHaveBeenCalled();
});
