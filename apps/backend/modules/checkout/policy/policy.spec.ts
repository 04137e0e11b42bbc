import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { proofOf } from '../../../customers/owner';
import { eventually } from '../../../testing/eventually';
import { reconcile } from '../reconciliation/reconcile';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { insuredIdentity, verifiedTelephone, type TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('a policy', () => {
  const bought = async (): Promise<TestSale> => {
    const sale = await checkout.sale();
    await sale.returnFromBank(await sale.challenge(await sale.start()));
    await sale.complete();
    return sale;
  };

  it('belongs, with its payment and its document, to what the visit proved', async () => {
    const sale = await bought();
    const { pool } = checkout.test.services.database;
    const ownersOf = async (table: string, key: string) =>
      (await pool.query(`SELECT identity_key, telephone_key FROM ${table} WHERE ${key} = $1`, [sale.orderId])).rows;
    const { identityKey, telephoneKey } = proofOf({ identityNo: insuredIdentity, phoneNumber: verifiedTelephone });
    const owners = [{ identity_key: identityKey, telephone_key: telephoneKey }];
    expect([await ownersOf('payments', 'id'), await ownersOf('policies', 'order_id')]).toEqual([owners, owners]);
    await eventually(async () => (await ownersOf('documents', 'subject_id')).length > 0);
    expect(await ownersOf('documents', 'subject_id')).toEqual(owners);
  });

  it('is verified by the code of its QR, names masked; another code returns nothing', async () => {
    const sale = await bought();
    const { rows } = await checkout.test.services.database.pool.query<{ verify_code: string }>(
      'SELECT verify_code FROM policies WHERE order_id = $1',
      [sale.orderId],
    );
    const read = async (code: string) =>
      (await checkout.test.app.inject({ url: `/api/policyrequest/VerifyPolicy/${code}` })).json<{ result: unknown }>()
        .result;
    const { clock } = checkout.test;
    const goTo = (day: string) => clock.advance(daysBetween(dayInTurkey(clock.now()), day) * 24 * 3600);
    goTo(addDays(sale.offer.startDate, -1));
    expect(await read(rows[0]!.verify_code)).toMatchObject({ isValid: true, hasBegun: false });
    goTo(sale.offer.startDate);
    expect(await read(rows[0]!.verify_code)).toMatchObject({
      insured: 'A*** Ç*** I***',
      isValid: true,
      hasBegun: true,
    });
    expect(await read('0'.repeat(32))).toBeNull();
  });

  it('matches the bank’s ledger; a difference is listed until it is settled', async () => {
    const sale = await bought();
    checkout.test.clock.advance(301);
    const found = async () =>
      (await reconcile(checkout.test.services)).filter(({ orderId }) => orderId === sale.orderId);
    expect(await found()).toEqual([]);
    const { pool } = checkout.test.services.database;
    await pool.query('UPDATE orders SET balance = balance - 1 WHERE id = $1', [sale.orderId]);
    expect(await found()).toMatchObject([{ kind: 'amountDiffers' }]);
    const listed = async () =>
      (await pool.query('SELECT settled_at FROM payment_discrepancies WHERE order_id = $1', [sale.orderId])).rows;
    expect(await listed()).toEqual([{ settled_at: null }]);
    await pool.query('UPDATE orders SET balance = balance + 1 WHERE id = $1', [sale.orderId]);
    expect(await found()).toEqual([]);
    expect(await listed()).toEqual([{ settled_at: expect.any(Date) }]);
  });
});
