import { keepRunning } from './keep-running';
import type { ServiceName } from './services';

jest.mock('./progress.ts', () => ({ step: (_: string, work: () => unknown) => work() }));

/** A house whose services end at these seconds. @param starts what a new start comes to */
function ending(ends: [ServiceName, number][], starts = async (): Promise<void> => undefined) {
  let second = 0;
  const restart = jest.fn(starts);
  const nextEnded = async (): Promise<ServiceName> => {
    const [name, at] = ends.shift()!;
    second = at;
    return name;
  };
  return { restart, failed: keepRunning({ nextEnded, restart }, new Promise(() => undefined), () => second * 1000) };
}

it('a service that ends is started anew; one that ends again at once is told of', async () => {
  const { restart, failed } = ending([
    ['backend', 100],
    ['edge', 105],
    ['backend', 111],
    ['backend', 120],
  ]);
  expect(await failed).toBe('backend');
  expect(restart.mock.calls).toEqual([['backend'], ['edge'], ['backend']]);
});

it('a service that does not come up again is told of', async () => {
  const { failed } = ending([['sandbox', 100]], async () => Promise.reject(new Error('its port is taken')));
  expect(await failed).toBe('sandbox');
});

it('what ends after the signal to stop is left alone', async () => {
  const { promise: stop, resolve: signal } = Promise.withResolvers<'signal'>();
  const { promise: nextEnded, resolve: end } = Promise.withResolvers<ServiceName>();
  const restart = jest.fn();
  const kept = keepRunning({ nextEnded: () => nextEnded, restart }, stop);
  signal('signal');
  end('edge');
  expect(await kept).toBe('signal');
  expect(restart).not.toHaveBeenCalled();
});
