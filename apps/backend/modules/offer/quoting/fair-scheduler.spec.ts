import { fairScheduler } from './fair-scheduler';

it('gives simultaneous callers a turn of the event loop each, in order', async () => {
  let loops = 0;
  let isCounting = true;
  const count = () => {
    loops += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const waitForTurn = fairScheduler();
  const order: number[] = [];
  const seen = await Promise.all(
    [1, 2, 3].map(async (name) => {
      await waitForTurn(0);
      order.push(name);
      return loops;
    }),
  );
  isCounting = false;
  expect(order).toEqual([1, 2, 3]);
  expect(new Set(seen).size).toBe(3);
});

it('serves later callers before those with a longer delay', async () => {
  const waitForTurn = fairScheduler();
  const order: string[] = [];
  const wait = async (name: string, delayMs: number) => {
    await waitForTurn(delayMs);
    order.push(name);
  };
  const hour = 3_600_000;
  await Promise.all([
    wait('a first', 0),
    wait('a later', hour),
    wait('a last', 2 * hour),
    wait('b first', 0),
    wait('b later', hour),
  ]);
  expect(order).toEqual(['a first', 'b first', 'a later', 'b later', 'a last']);
});
