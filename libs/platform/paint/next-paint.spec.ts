import { nextPaint } from './next-paint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shares one frame between all callers', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  const both = Promise.all([nextPaint(), nextPaint()]);
  await vi.runAllTimersAsync();
  await both;
  expect(frames).toHaveBeenCalledTimes(1);
});

it('waits for another frame when the first has begun', async () => {
  const first = nextPaint();
  await vi.advanceTimersToNextFrame();
  expect(nextPaint()).not.toBe(first);
  await vi.runAllTimersAsync();
});

it('resolves in a page that paints no frame, and requests a frame again the next time', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const hidden = nextPaint();
  await vi.runAllTimersAsync();
  await expect(hidden).resolves.toBeUndefined();
  void nextPaint();
  expect(frames).toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
});
