/** The calls around the payment: codes, payer, permissions, parts of the sale, applications, settlement. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter } from '../../clock/clock';
import { randomId } from '../../db/random-id';
import { identityKeyOf } from '../customer/identity-key';
import { addCoupons } from './coupons/coupon-store';
import { payDiscounts } from './coupons/pay-discounts';
import { reconcile } from './reconciliation/reconcile';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import { insuredIdentity, secretKey, type Sale } from './testing/sale';
import { shownTexts, textUrl } from './texts/shown.texts';

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
const ask = ({ visitor, visitId }: Sale, discountCode: string) =>
  visitor.call('GET policyrequest/GetCoupon/{visitId}/{discountCode}', { visitId, discountCode });
const command = ({ visitor, visitId }: Sale, key: CallKey, more: object = {}) =>
  visitor.call(key, { visitId, ...more } as never, { 'idempotency-key': randomId() });
const smsTo = async (phone: string): Promise<string> =>
  (await checkout.sandbox.get<{ messages: { text: string }[] }>(`/telephone/messages.json?to=${phone}`)).messages.at(
    -1,
  )!.text;
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)![0];

describe('a discount code', () => {
  it('F585 F278 is told with what it is worth, in any case and with blanks, and spends nothing', async () => {
    const sale = await checkout.sale();
    const code = await coupon({ maxUses: 1 });
    for (let time = 0; time < 2; time += 1)
      expect((await ask(sale, ` ${code.toLowerCase()} `)).body.result).toMatchObject({
        code,
        discount: 25_000,
        needsConfirmation: false,
      });
  });

  it('F466 that nobody knows is wrong', async () => {
    expect((await ask(await checkout.sale(), 'YOKBOYLE')).body).toMatchObject({
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
    ['discountCodeWrong', { identityKey: 'another person' }],
    ['discountCodeWrong', { validFrom: new Date('2099-01-01T00:00:00Z') }],
  ])('%s: a code is refused by its own condition, when asked and when paid', async (title, condition) => {
    const refusal = title.split(' ').at(-1);
    const sale = await checkout.sale();
    const code = await coupon(condition);
    expect((await ask(sale, code)).body.messageCode).toBe(refusal);
    expect((await sale.start({ discountCode: code })).body.messageCode).toBe(refusal);
  });

  it('joins a campaign of the offer only after the customer said so', async () => {
    const sale = await checkout.sale({ hasCampaign: true });
    const code = await coupon();
    expect((await ask(sale, code)).body.result).toMatchObject({
      needsConfirmation: true,
      message: policyRequestOutcomes.discountNeedsConfirmation.message,
    });
    expect((await sale.start({ discountCode: code })).body.messageCode).toBe('discountNeedsConfirmation');
    expect((await sale.start({ discountCode: code, isCombinationConfirmed: true })).body.isSuccess).toBe(true);
  });

  it('F585 of a customer is listed to that customer alone', async () => {
    const sale = await checkout.sale();
    const mine = await coupon({ identityKey: identityKeyOf({ secretKey }, insuredIdentity) });
    await coupon({ identityKey: 'another person' });
    const { body } = await sale.visitor.call('GET policyrequest/GetCustomerCouponList/{visitId}', {
      visitId: sale.visitId,
    });
    expect(body.result).toEqual([expect.objectContaining({ code: mine, discount: 25_000 })]);
  });

  it('of which one use is left is won by one of 100 payments at once', async () => {
    const code = await coupon({ maxUses: 1 });
    const sales: Sale[] = [];
    for (let count = 0; count < 100; count += 1) sales.push(await checkout.sale());
    const tokens = await Promise.all(sales.map((sale) => sale.token()));
    const replies = await Promise.all(
      sales.map((sale, index) => sale.start({ discountCode: code, cardToken: tokens[index]! })),
    );
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.messageCode === 'discountUsed')).toHaveLength(99);
  });

  it('is free again when the payment fails', async () => {
    const sale = await checkout.sale();
    const code = await coupon({ maxUses: 1 });
    await sale.comeBack(await sale.challenge(await sale.start({ discountCode: code }), 'cancel'));
    expect((await sale.status()).state).toBe('abandoned');
    expect((await ask(sale, code)).body.isSuccess).toBe(true);
  });

  it('F647 never changes the charge: it goes back to the paying card, once, within a week of the policy', async () => {
    const sale = await checkout.sale();
    const code = await coupon();
    await sale.comeBack(await sale.challenge(await sale.start({ discountCode: code })));
    await sale.settle();
    const { discount } = await sale.status();
    const due = Date.parse(discount!.dueAt) - checkout.test.clock.now().getTime();
    expect(discount).toMatchObject({ amount: 25_000, isPaid: false });
    expect(due).toBeLessThanOrEqual(7 * 24 * 3600 * 1000);
    await payDiscounts(checkout.test.services);
    await payDiscounts(checkout.test.services);
    expect((await checkout.captures()).filter(({ orderId }) => orderId === sale.orderId)).toMatchObject([
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
    await sale.comeBack(await sale.challenge(await sale.start({ discountCode: await coupon() })));
    await sale.settle();
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

describe('who pays', () => {
  it('F580 F581 another payer is proven by a code to their own telephone before the payment starts', async () => {
    const sale = await checkout.sale();
    const phoneNumber = '5329876501';
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({
      isOtpRequired: false,
    });
    await command(sale, 'POST policyrequest/SaveInsurer', { identityNo: '10000000146', phoneNumber });
    expect((await sale.start()).body.messageCode).toBe('payerNotVerified');
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toEqual({
      isOtpRequired: true,
      phoneNumberMasked: '0532 *** ** 01',
    });
    expect((await command(sale, 'POST policyrequest/sendotp')).body).toMatchObject({ result: { triesLeft: 3 } });
    const code = codeIn(await smsTo(phoneNumber));
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await command(sale, 'POST policyrequest/otpvalidate', { code: wrong })).body.messageCode).toBe('otpWrong');
    expect((await command(sale, 'POST policyrequest/otpvalidate', { code })).body.isSuccess).toBe(true);
    expect((await sale.start()).body.isSuccess).toBe(true);
  });

  it('F580 F451 has at most ten telephones; a new one must be proven', async () => {
    const sale = await checkout.sale();
    const identityNo = '10000000214';
    const phone = (index: number): string => `53300000${String(index).padStart(2, '0')}`;
    await command(sale, 'POST policyrequest/SaveInsurer', { identityNo, phoneNumber: phone(0) });
    for (let index = 1; index < 10; index += 1)
      expect(
        (await command(sale, 'POST policyrequest/SaveInsurerPhone', { phoneNumber: phone(index) })).body.isSuccess,
      ).toBe(true);
    expect((await command(sale, 'POST policyrequest/SaveInsurerPhone', { phoneNumber: phone(10) })).body).toMatchObject(
      { isSuccess: false, messageCode: 'phoneMaximumUse' },
    );
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({
      isOtpRequired: true,
    });
  });
});

it('F582 permissions are none by themselves and kept per channel', async () => {
  const sale = await checkout.sale();
  const check = async () => (await command(sale, 'POST policyrequest/CheckAnnouncementPermission')).body.result;
  expect(await check()).toEqual({ sms: false, call: false, email: false });
  const save = (channel: string, isPermission: boolean) =>
    command(sale, 'POST policyrequest/SaveAnnouncementPermission', { permissions: [{ channel, isPermission }] });
  await save('email', true);
  expect(await check()).toEqual({ sms: false, call: false, email: true });
  await save('email', false);
  await save('sms', true);
  expect(await check()).toEqual({ sms: true, call: false, email: false });
});

describe('what a line asks for', () => {
  const noNotary = null;
  /** Ten days on, where November has no such day. */
  const noSuchDay = '2026-11-31';
  const notarySale = { city: '34', notaryName: 'Örnek 1. Noterliği', saleDate: '', saleNo: '' };
  const inDays = (days: number): string =>
    new Date(checkout.test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('is the notary sale for a vehicle that is being bought, within its days', async () => {
    const sale = await checkout.sale({ line: 'USEDVEHICLETRAFFIC' });
    const info = async (given: object | null) => (await sale.info({ notarySale: given as never })).body;
    expect((await info(noNotary)).messageCode).toBe('notarySaleMissing');
    expect((await info({ ...notarySale, saleDate: inDays(-16) })).messageCode).toBe('notarySaleMissing');
    expect((await info({ ...notarySale, saleDate: inDays(31) })).messageCode).toBe('notarySaleMissing');
    const inWindow = { ...notarySale, saleDate: inDays(0) };
    for (const wrong of [{ city: '' }, { city: '82' }, { notaryName: '  \t ' }, { saleDate: noSuchDay }])
      expect([wrong, (await info({ ...inWindow, ...wrong })).messageCode]).toEqual([wrong, 'notarySaleMissing']);
    expect((await info(inWindow)).isSuccess).toBe(true);
    expect((await sale.start()).body.isSuccess).toBe(true);
  });

  it('F276 is a complete payee where there is one', async () => {
    const sale = await checkout.sale({ line: 'DASK' });
    const bank = { payeeStatus: true, bankCode: '0010', bankCity: '34', branchCode: '001', tcOrTaxNo: insuredIdentity };
    const info = async (payee: object | null) => (await sale.info({ payee: payee as never })).body;
    expect((await info(null)).isSuccess).toBe(true);
    expect((await info({ ...bank, branchCode: '' })).messageCode).toBe('payeeIncomplete');
    expect((await info({ ...bank, tcOrTaxNo: '1' })).messageCode).toBe('payeeIncomplete');
    expect((await info(bank)).isSuccess).toBe(true);
  });

  it('is a district of the province', async () => {
    const sale = await checkout.sale();
    const address = { city: '34', district: '0601', moreInformation: '' };
    expect((await sale.info({ address })).body.messageCode).toBe('addressUnknown');
  });

  it.each(lineIds)('has its texts as files with a version of their own: %s', async (line) => {
    for (const text of shownTexts(line)) {
      expect(text.paragraphs.join(' ').length).toBeGreaterThan(300);
      const file = await checkout.test.app.inject({ url: textUrl(text) });
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
});

it('a price that is not the confirmed one stops the sale and answers both', async () => {
  const sale = await checkout.sale();
  const confirmed = sale.offer.total;
  sale.offer.total += 100;
  expect((await sale.start({ seal: `seal of ${sale.offer.total}` })).body.messageCode).toBe('priceChanged');
  const { body } = await sale.visitor.call('GET policyrequest/GetPriceChange/{visitId}', { visitId: sale.visitId });
  expect(body.result).toMatchObject({ confirmed: { total: confirmed }, current: { total: confirmed + 100 } });
  await sale.info();
  expect((await sale.start({ expectedTotal: confirmed })).body.messageCode).toBe('priceChanged');
  expect((await sale.start({ expectedTotal: confirmed + 100 })).body.isSuccess).toBe(true);
});

it('an offer that is sold by advisers becomes one application, of the visit’s owner alone', async () => {
  const sale = await checkout.sale({ isCallCentreOnly: true });
  const { quoteHeaderId, productId } = sale.offer;
  const create = () => command(sale, 'POST policyrequest/CreateApplication', { quoteHeaderId, productId });
  const first = await create();
  expect(first.body.result).toEqual({ applicationNo: expect.stringMatching(/^\d{10}$/) });
  expect((await create()).body.result).toEqual(first.body.result);
  const read = async (reader: Sale) =>
    reader.visitor.call('GET policyrequest/GetApplication/{visitId}', { visitId: sale.visitId });
  expect((await read(sale)).body.result).toMatchObject({ line: 'TRAFFIC', offerNo: sale.offer.offerNo });
  expect((await read(await checkout.sale())).status).toBe(404);
  const online = await checkout.sale();
  expect(
    (
      await command(online, 'POST policyrequest/CreateApplication', {
        quoteHeaderId: online.offer.quoteHeaderId,
        productId: online.offer.productId,
      })
    ).body.messageCode,
  ).toBe('applicationNotNeeded');
});

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

it('every command of checkout that changes something needs a key', () => {
  const reads =
    /GetPaymentPlan$|SearchInsurer|IsInsurerDifferent|IsOtpRequired|CheckAnnouncementPermission|Success|GetSettlement/;
  for (const [name, call] of Object.entries(calls))
    if (name.startsWith('POST policyrequest/')) expect([name, call.idempotent]).toEqual([name, !reads.test(name)]);
});
