import { askPause, watchRevision } from './watch-revision';

let status = 200;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  Object.assign(globalThis, {
    fetch: (url: string, { method }: RequestInit) => {
      asked.push(`${method} ${url}`);
      return Promise.resolve({ status });
    },
  });
});
afterEach(() => vi.useRealTimers());

it('knows within a minute that a version of the page was rolled back, and asks no more', async () => {
  status = 200;
  const isGone = watchRevision(7);
  await vi.advanceTimersByTimeAsync(askPause);
  expect([isGone(), asked]).toEqual([false, ['HEAD /remotes/at/7.json']]);
  status = 410;
  await vi.advanceTimersByTimeAsync(3 * askPause);
  expect([isGone(), asked.length]).toEqual([true, 2]);
});

it('asks nothing while the page is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watchRevision(7);
  await vi.advanceTimersByTimeAsync(2 * askPause);
  expect(asked).toEqual([]);
  visibility.mockRestore();
});
