import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import type { TestSale } from '../testing/test-sale';
import { fillLiveSales } from './fill-live-sales';

let checkout: CheckoutTest;
beforeAll(async () => void (checkout = await checkoutTest()), 60_000);
afterAll(() => checkout.close());

const query = async (text: string) => (await checkout.test.services.database.pool.query(text)).rows as object[];
/** As an earlier release left it: each was sold, none is recorded as live. */
async function soldTwice(line: 'TRAFFIC' | 'AUTO'): Promise<TestSale[]> {
  const first = await checkout.sale({ line });
  const second = await checkout.sale({ line, risk: first.offer.risk });
  for (const sale of [first, second]) {
    await sale.buy();
    await query('DELETE FROM live_sales');
  }
  return [first, second];
}
const refusedBeside = async ({ offer: { risk, line } }: TestSale) =>
  (await (await checkout.sale({ risk, line })).start()).body.messageCode;

it('running payments and policies of an earlier release refuse a second sale', async () => {
  const running = await checkout.sale();
  await running.start();
  const [bought] = await soldTwice('TRAFFIC');
  await query('DELETE FROM live_sales');
  await fillLiveSales(checkout.test.services);
  expect([await refusedBeside(running), await refusedBeside(bought!)]).toEqual(['alreadyInsured', 'alreadyInsured']);
});

it('two voluntary policies of an earlier release both count', async () => {
  await soldTwice('AUTO');
  await query('DELETE FROM live_sales');
  await fillLiveSales(checkout.test.services);
  await fillLiveSales(checkout.test.services);
  const rows = await query("SELECT ordinal FROM live_sales WHERE product_class = 'AUTO' ORDER BY ordinal");
  expect(rows).toEqual([{ ordinal: 1 }, { ordinal: 2 }]);
});

it('a payment that ended without a policy stays out', async () => {
  const sale = await checkout.sale();
  await sale.start();
  await query(`UPDATE payments SET state = 'declined' WHERE odeme = '${sale.odeme}'`);
  await query('DELETE FROM live_sales');
  await fillLiveSales(checkout.test.services);
  expect(await refusedBeside(sale)).toBeNull();
});
