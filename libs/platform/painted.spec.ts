import { painted } from './painted';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for one frame, however many wait for it', async () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  const both = Promise.all([painted(), painted()]);
  await jest.runAllTimersAsync();
  await both;
  expect(frames).toHaveBeenCalledTimes(1);
});

it('waits for another frame when the first has begun', async () => {
  const first = painted();
  await jest.advanceTimersToNextFrame();
  expect(painted()).not.toBe(first);
  await jest.runAllTimersAsync();
});

it('does not wait for ever in a page that paints no frame, and asks anew the next time', async () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const hidden = painted();
  await jest.runAllTimersAsync();
  await expect(hidden).resolves.toBeUndefined();
  void painted();
  expect(frames).toHaveBeenCalledTimes(2);
  await jest.runAllTimersAsync();
});
