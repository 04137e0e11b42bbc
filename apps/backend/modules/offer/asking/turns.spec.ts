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
      await turn();
      order.push(name);
      return loops;
    }),
  );
  isCounting = false;
  expect(order).toEqual([1, 2, 3]);
  expect(new Set(seen).size).toBe(3);
});
