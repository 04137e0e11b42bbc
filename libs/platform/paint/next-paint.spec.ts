import { nextPaint } from './next-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shares one frame between all callers', async () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  const both = Promise.all([nextPaint(), nextPaint()]);
  await jest.runAllTimersAsync();
  await both;
  expect(frames).toHaveBeenCalledTimes(1);
});

it('waits for another frame when the first has begun', async () => {
  const first = nextPaint();
  await jest.advanceTimersToNextFrame();
  expect(nextPaint()).not.toBe(first);
  await jest.runAllTimersAsync();
});

it('resolves in a page that paints no frame, and requests a frame again the next time', async () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const hidden = nextPaint();
  await jest.runAllTimersAsync();
  await expect(hidden).resolves.toBeUndefined();
  void nextPaint();
  expect(frames).toHaveBeenCalledTimes(2);
  await jest.runAllTimersAsync();
});
