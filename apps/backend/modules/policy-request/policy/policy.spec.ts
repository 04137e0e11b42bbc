import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../../clock/clock';
import { reconcile } from '../reconciliation/reconcile';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import type { Sale } from '../testing/sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('a policy', () => {
  const bought = async (): Promise<Sale> => {
    const sale = await checkout.sale();
    await sale.comeBack(await sale.challenge(await sale.start()));
    await sale.settle();
    return sale;
  };

  it('is verified by the code of its QR, names masked; another code says nothing', async () => {
    const sale = await bought();
    const { rows } = await checkout.test.services.database.pool.query<{ verify_code: string }>(
      'SELECT verify_code FROM policies WHERE order_id = $1',
      [sale.orderId],
    );
    const read = async (code: string) =>
      (await checkout.test.app.inject({ url: `/api/policyrequest/VerifyPolicy/${code}` })).json<{ result: unknown }>()
        .result;
    const beginsIn = (days: number) =>
      checkout.test.services.database.pool.query(`UPDATE policies SET start_date = $2 WHERE order_id = $1`, [
        sale.orderId,
        dayInTurkey(secondsAfter(checkout.test.clock.now(), days * 24 * 3600)),
      ]);
    await beginsIn(0);
    expect(await read(rows[0]!.verify_code)).toMatchObject({
      insured: 'A*** Ç*** I***',
      isValid: true,
      hasBegun: true,
    });
    await beginsIn(1);
    expect(await read(rows[0]!.verify_code)).toMatchObject({ isValid: true, hasBegun: false });
    expect(await read('0'.repeat(32))).toBeNull();
  });

  it('agrees with the bank’s ledger; what differs is listed until it is settled', async () => {
    const sale = await bought();
    checkout.test.clock.advance(301);
    const found = async () =>
      (await reconcile(checkout.test.services)).filter(({ orderId }) => orderId === sale.orderId);
    expect(await found()).toEqual([]);
    const { pool } = checkout.test.services.database;
    await pool.query('UPDATE payments SET amount = amount - 1 WHERE id = $1', [sale.orderId]);
    expect(await found()).toMatchObject([{ kind: 'amountDiffers' }]);
    const listed = async () =>
      (await pool.query('SELECT settled_at FROM payment_discrepancies WHERE order_id = $1', [sale.orderId])).rows;
    expect(await listed()).toEqual([{ settled_at: null }]);
    await pool.query('UPDATE payments SET amount = amount + 1 WHERE id = $1', [sale.orderId]);
    expect(await found()).toEqual([]);
    expect(await listed()).toEqual([{ settled_at: expect.any(Date) }]);
  });
});
