import { turns } from './turns';

it('gives each who waits at once a turn of the event loop of its own, in their order', async () => {
  let loops = 0;
  let isCounting = true;
  const count = () => {
    loops += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turn = turns();
  const order: number[] = [];
  const seen = await Promise.all(
    [1, 2, 3].map(async (name) => {
      await turn(0);
      order.push(name);
      return loops;
    }),
  );
  isCounting = false;
  expect(order).toEqual([1, 2, 3]);
  expect(new Set(seen).size).toBe(3);
});

it('serves who comes later before those that have patience, each patience in its order', async () => {
  const turn = turns();
  const order: string[] = [];
  const wait = async (name: string, patience: number) => {
    await turn(patience);
    order.push(name);
  };
  const hour = 3_600_000;
  await Promise.all([
    wait('a later', hour),
    wait('a last', 2 * hour),
    wait('a first', 0),
    wait('b later', hour),
    wait('b first', 0),
  ]);
  expect(order).toEqual(['a first', 'b first', 'a later', 'b later', 'a last']);
});
