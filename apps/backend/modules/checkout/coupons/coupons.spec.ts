import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { randomId } from '../../../db/random-id';
import { identityHashOf } from '../../visit-person/identity-hash';
import { addCoupons } from './coupon-store';
import { payDiscounts } from './pay-discounts';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { insuredIdentity, secretKey, type TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

const validFrom = new Date('2020-01-01T00:00:00Z');
const validUntil = new Date('2100-01-01T00:00:00Z');
async function coupon(change: Partial<Parameters<typeof addCoupons>[1][number]> = {}): Promise<string> {
  const code = `KOD${randomId().slice(0, 12).toUpperCase()}`;
  await addCoupons(checkout.test.services.db, [
    { code, title: 'Deneme indirimi', amount: 25_000, validFrom, validUntil, ...change },
  ]);
  return code;
}
const getCoupon = ({ visitor, visitId }: TestSale, discountCode: string) =>
  visitor.call('GET policyrequest/GetCoupon/{visitId}/{discountCode}', { visitId, discountCode });

describe('a discount code', () => {
  it('F585 F278 returns its discount, in any case and with spaces, without being used up', async () => {
    const sale = await checkout.sale();
    const code = await coupon({ maxUses: 1 });
    for (let time = 0; time < 2; time += 1)
      expect((await getCoupon(sale, ` ${code.toLowerCase()} `)).body.result).toMatchObject({
        code,
        discount: 25_000,
        needsConfirmation: false,
      });
  });

  it('F466 is refused as wrong when it does not exist', async () => {
    expect((await getCoupon(await checkout.sale(), 'YOKBOYLE')).body).toMatchObject({
      isSuccess: false,
      messageCode: 'discountCodeWrong',
      message: policyRequestOutcomes.discountCodeWrong.message,
    });
  });

  it.each([
    ['F594 discountNotEligible', { minimumTotal: 2_000_000_000 }],
    ['F594 discountNotEligible', { lines: ['DASK' as const] }],
    ['discountNotApplicable', { excludedFirmIds: [31] }],
    ['discountExpired', { validUntil: new Date('2021-01-01T00:00:00Z') }],
    ['discountUsed', { maxUses: 0 }],
    ['discountCodeWrong', { identityHash: 'another person' }],
    ['discountCodeWrong', { validFrom: new Date('2099-01-01T00:00:00Z') }],
  ])('%s: a code is refused by its condition, when checked and when paying', async (title, condition) => {
    const refusal = title.split(' ').at(-1);
    const sale = await checkout.sale();
    const code = await coupon(condition);
    expect((await getCoupon(sale, code)).body.messageCode).toBe(refusal);
    expect((await sale.start({ discountCode: code })).body.messageCode).toBe(refusal);
  });

  it('that does not exist is read for as much as one of somebody else: no time tells them apart', async () => {
    const sale = await checkout.sale();
    const others = await coupon({ identityHash: 'another person' });
    const queries = vi.spyOn(checkout.test.services.database.pool, 'query');
    const readFor = async (code: string): Promise<string[]> => {
      queries.mockClear();
      await getCoupon(sale, code);
      const texts = queries.mock.calls.map(([query]) => (query as { text?: string }).text ?? String(query));
      return texts.filter((text) => text.includes('coupon'));
    };
    const read = await readFor(others);
    expect(read.length).toBeGreaterThan(1);
    expect(await readFor('YOKBOYLE')).toEqual(read);
    queries.mockRestore();
  });

  it('is combined with a campaign of the offer only after confirmation', async () => {
    const sale = await checkout.sale({ hasCampaign: true });
    const code = await coupon();
    expect((await getCoupon(sale, code)).body.result).toMatchObject({
      needsConfirmation: true,
      message: policyRequestOutcomes.discountNeedsConfirmation.message,
    });
    expect((await sale.start({ discountCode: code })).body.messageCode).toBe('discountNeedsConfirmation');
    expect((await sale.start({ discountCode: code, isCombinationConfirmed: true })).body.isSuccess).toBe(true);
  });

  it('F585 of a customer is listed to that customer only', async () => {
    const sale = await checkout.sale();
    const mine = await coupon({ identityHash: identityHashOf({ secretKey }, insuredIdentity) });
    await coupon({ identityHash: 'another person' });
    const { body } = await sale.visitor.call('GET policyrequest/GetCustomerCouponList/{visitId}', {
      visitId: sale.visitId,
    });
    expect(body.result).toEqual([expect.objectContaining({ code: mine, discount: 25_000 })]);
  });

  it('with one use left is won by one of 100 simultaneous payments', async () => {
    const code = await coupon({ maxUses: 1 });
    const sales: TestSale[] = [];
    for (let count = 0; count < 100; count += 1) sales.push(await checkout.sale());
    const tokens = await Promise.all(sales.map((sale) => sale.cardToken()));
    const replies = await Promise.all(
      sales.map((sale, index) => sale.start({ discountCode: code, cardToken: tokens[index]! })),
    );
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.messageCode === 'discountUsed')).toHaveLength(99);
  });

  it('can be used again when the payment fails', async () => {
    const sale = await checkout.sale();
    const code = await coupon({ maxUses: 1 });
    await sale.returnFromBank(await sale.challenge(await sale.start({ discountCode: code }), 'cancel'));
    expect((await sale.status()).state).toBe('abandoned');
    expect((await getCoupon(sale, code)).body.isSuccess).toBe(true);
  });

  it('F647 never changes the charge: it is refunded to the paying card, once, within a week of the policy', async () => {
    const sale = await checkout.sale();
    const code = await coupon();
    await sale.returnFromBank(await sale.challenge(await sale.start({ discountCode: code })));
    await sale.complete();
    const { discount } = await sale.status();
    const due = Date.parse(discount!.dueAt) - checkout.test.clock.now().getTime();
    expect(discount).toMatchObject({ amount: 25_000, isPaid: false });
    expect(due).toBeLessThanOrEqual(7 * 24 * 3600 * 1000);
    await payDiscounts(checkout.test.services);
    await payDiscounts(checkout.test.services);
    expect(await checkout.ledgerOf(sale)).toMatchObject([
      { kind: 'capture', amount: sale.offer.total },
      { kind: 'refund', amount: 25_000 },
    ]);
    expect((await sale.status()).discount).toMatchObject({ isPaid: true });
  });

  it.each([
    [180, 25_000],
    [181, 0],
  ])('F648 is taken back from a policy that ends after %s days: %s kuruş', async (days, takenBack) => {
    const sale = await checkout.sale();
    await sale.returnFromBank(await sale.challenge(await sale.start({ discountCode: await coupon() })));
    await sale.complete();
    await payDiscounts(checkout.test.services);
    await checkout.test.services.database.pool.query(
      'UPDATE policies SET issued_at = issued_at - make_interval(days => $2) WHERE order_id = $1',
      [sale.orderId, days],
    );
    const { body } = await sale.visitor.call('POST policyrequest/GetSettlement', { odeme: sale.odeme });
    expect(body.result).toMatchObject({ kind: 'cancellation', discountTakenBack: takenBack });
    const { premiumRefund, refund } = body.result as { premiumRefund: number; refund: number };
    expect(refund).toBe(premiumRefund - takenBack);
  });
});
