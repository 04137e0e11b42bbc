import { keepRunning } from './keep-running';

vi.mock('./progress.ts', () => ({ step: (_: string, work: () => unknown) => work() }));

type Name = 'backend' | 'edge';
const never = new Promise<never>(() => undefined);

/** Services that run for these seconds after each start, and then for ever. @param fails whether a start comes to nothing */
function services(lives: Record<Name, number[]>, fails: (start: number) => boolean = () => false) {
  let second = 0;
  const waits: number[] = [];
  const starts: Name[] = [];
  const failed: Record<Name, boolean> = { backend: false, edge: false };
  const ended = async (name: Name): Promise<number> => {
    if (failed[name]) return 1;
    const life = lives[name].shift();
    if (life === undefined) return never;
    second += life;
    return 1;
  };
  const restart = async (name: Name): Promise<void> => {
    starts.push(name);
    failed[name] = fails(starts.length);
    if (failed[name]) throw new Error(`${name} did not start`);
  };
  const timing = { now: () => second * 1000, wait: async (milliseconds: number) => void waits.push(milliseconds) };
  return { waits, starts, timing, kept: { names: ['backend', 'edge'] as const, ended, restart } };
}

/** Lets everything happen that needs no time. */
const settle = (): Promise<void> => new Promise((done) => void setImmediate(done));

it('starts a service again however often it ends, and waits longer each time in a row up to half a minute', async () => {
  const { waits, starts, timing, kept } = services({ backend: Array.from({ length: 10 }, () => 1), edge: [] });
  void keepRunning(kept, never, timing);
  await settle();
  expect(starts).toHaveLength(10);
  expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('starts a service at once that ran for a minute', async () => {
  const { waits, timing, kept } = services({ backend: [1, 1, 60], edge: [] });
  void keepRunning(kept, never, timing);
  await settle();
  expect(waits).toEqual([0, 500, 0]);
});

it('tries again after a start that failed, and reports it', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { waits, starts, timing, kept } = services({ backend: [], edge: [1] }, (start) => start < 3);
  void keepRunning(kept, never, timing);
  await settle();
  expect([starts, waits]).toEqual([
    ['edge', 'edge', 'edge'],
    [0, 500, 1000],
  ]);
  expect(report.mock.calls).toEqual([['✗ edge did not start'], ['✗ edge did not start']]);
  report.mockRestore();
});

it('one that waits does not hold up another', async () => {
  const { starts, timing, kept } = services({ backend: [1, 1], edge: [1] });
  const wait = (milliseconds: number): Promise<void> => (milliseconds > 0 ? never : Promise.resolve());
  void keepRunning(kept, never, { ...timing, wait });
  await settle();
  expect(starts.sort()).toEqual(['backend', 'edge']);
});

it('leaves alone what ends after the signal to stop', async () => {
  const { promise: stop, resolve: signal } = Promise.withResolvers<'signal'>();
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const { starts, timing, kept } = services({ backend: [], edge: [] });
  const stopped = { ...kept, ended: () => ended };
  const done = keepRunning(stopped, stop, timing);
  signal('signal');
  await done;
  end(0);
  await settle();
  expect(starts).toEqual([]);
});
