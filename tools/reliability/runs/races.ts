/** Double clicks, tabs, retries, and everything that advances a payment, at once. */
import { randomId } from '../../../apps/backend/db/random-id';
import type { FaultRun } from '../fault-run';
import type { ReadySale } from '../../../apps/backend/modules/checkout/testing/ready-sale';
import { prepareSales } from '../sales';

/** Racing attempts per sale: five starts and five that advance the payment. */
const perSale = 10;

export const races: FaultRun = {
  name: 'races',
  count: 2000,
  work: async (world, { count, random }) => {
    const sales = await prepareSales(world, Math.ceil(count / perSale));
    const wrong: string[] = [];
    for (const sale of sales) wrong.push(...(await race(sale, random)));
    return { text: `${sales.length * perSale} racing attempts on ${sales.length} sales`, violations: wrong };
  },
};

async function race(ready: ReadySale, random: () => number): Promise<string[]> {
  const { sale, seal } = ready;
  const cardToken = await sale.cardToken();
  const other = await sale.cardToken();
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
  const advances = [
    () => sale.returnFromBank(fields),
    () => sale.notify(fields),
    () => sale.status(),
    () => sale.returnFromBank(fields),
    () => sale.status(),
  ].sort(() => random() - 0.5);
  await Promise.all(advances.map((advance) => advance()));
  return starts.filter(({ status }) => status >= 500).map(({ status }) => `a racing start was answered ${status}`);
}
