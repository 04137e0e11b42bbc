/** Double clicks, tabs, retries, and everything that carries a payment on, at once. */
import { randomId } from '../../../apps/backend/db/random-id';
import type { FaultRun } from '../fault-run';
import type { ReadySale } from '../../../apps/backend/modules/policy-request/testing/ready-sale';
import { readySales } from '../sales';

/** Racing attempts per sale: five starts and five ways to carry on. */
const perSale = 10;

export const races: FaultRun = {
  name: 'races',
  count: 2000,
  work: async (world, { count, random }) => {
    const sales = await readySales(world, Math.ceil(count / perSale));
    const wrong: string[] = [];
    for (const sale of sales) wrong.push(...(await race(sale, random)));
    return { text: `${sales.length * perSale} racing attempts on ${sales.length} sales`, breaches: wrong };
  },
};

async function race(ready: ReadySale, random: () => number): Promise<string[]> {
  const { sale, seal } = ready;
  const [cardToken, other] = [await sale.token(), await sale.token()];
  const key = randomId();
  const starts = await Promise.all([
    sale.start({ seal, cardToken }, key),
    sale.start({ seal, cardToken }, key),
    sale.start({ seal, cardToken }),
    sale.start({ seal, cardToken: other }),
    sale.start({ seal, cardToken: other }, key),
  ]);
  const started = starts.find(({ body }) => body.isSuccess) ?? (await sale.start({ seal, cardToken }));
  const fields = await sale.challenge(started);
  const ways = [
    () => sale.comeBack(fields),
    () => sale.notify(fields),
    () => sale.status(),
    () => sale.comeBack(fields),
    () => sale.status(),
  ].sort(() => random() - 0.5);
  await Promise.all(ways.map((way) => way()));
  return starts.filter(({ status }) => status >= 500).map(({ status }) => `a racing start was answered ${status}`);
}
