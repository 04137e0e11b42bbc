/** At most one live sale of what is insured, for one policyholder and period, over quotes, visits and browsers. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import { recordEvent } from '../../policy/event/record-event';
import { findPolicyOfOrder } from '../../policy/policy-store';
import type { ChosenOffer } from '../chosen-offer';
import { paymentSettings } from '../payment/payment-settings';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import type { TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => void (checkout = await checkoutTest()), 60_000);
afterAll(() => checkout.close());
afterEach(() => checkout.sandbox.clearSwitches());

const otherPerson = '10000000146';
const started = { isSuccess: true };
const alreadyInsured = { isSuccess: false, messageCode: 'alreadyInsured' };
const secondPolicy = { isSuccess: false, messageCode: 'secondPolicy' };

const start = async (sale: TestSale, change: Parameters<TestSale['start']>[0] = {}) => (await sale.start(change)).body;
/** Another visit in another browser, for the same vehicle. */
const again = ({ offer: { risk, line } }: TestSale, change: Partial<ChosenOffer> = {}): Promise<TestSale> =>
  checkout.sale({ risk, line, ...change });
async function bought(change: Partial<ChosenOffer> = {}): Promise<TestSale> {
  const sale = await checkout.sale(change);
  await sale.buy();
  return sale;
}
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await checkout.test.services.database.pool.query<Row>(text, values)).rows;

describe('a compulsory insurance', () => {
  it('of one vehicle starts once when eight browsers start their own quotes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await checkout.sale();
      const sales = [first, ...(await Promise.all(Array.from({ length: 7 }, () => again(first))))];
      const tokens = await Promise.all(sales.map((sale) => sale.cardToken()));
      const replies = await Promise.all(sales.map((sale, at) => start(sale, { cardToken: tokens[at]! })));
      const winners = replies.filter(({ isSuccess }) => isSuccess);
      expect(winners).toHaveLength(1);
      expect(replies.filter(({ messageCode }) => messageCode === 'alreadyInsured')).toHaveLength(7);
    }
  });

  it('that was bought is refused with the day on which it began', async () => {
    const reply = await start(await again(await bought({ startDate: '2026-11-25', endDate: '2027-11-25' })));
    expect(reply).toMatchObject(alreadyInsured);
    expect(reply.message).toMatch(/^Bu araç için 25\.11\.2026 tarihinde başlayan trafik poliçeniz var\./);
  });

  it('that is being paid elsewhere is refused, with that reason', async () => {
    const first = await checkout.sale();
    await first.start();
    const reply = await start(await again(first));
    expect(reply).toMatchObject(alreadyInsured);
    expect(reply.message).toContain('süren 1 ödemeniz var');
  });

  it('never reveals what another telephone has bought', async () => {
    const first = await bought();
    const second = await again(first);
    await query("UPDATE visits SET telephone_key = 'another' WHERE id = $1", [second.visitId]);
    const reply = await start(second);
    expect(reply).toMatchObject(alreadyInsured);
    expect(reply.message).toMatch(/^Bu araç için aynı kişi adına aynı dönemde 1 satış daha var\. Aynı dönem/);
  });

  it('is linked to the sale in its own browser only', async () => {
    const first = await bought();
    const inSame = await checkout.sale({ risk: first.offer.risk }, first.visitor);
    const inOther = await again(first);
    const linked = async ({ visitor, visitId }: TestSale) =>
      (await visitor.call('GET policyrequest/GetLiveSales/{visitId}', { visitId })).body.result;
    expect(await linked(inSame)).toEqual([{ odeme: first.odeme, lineSlug: 'trafik-sigortasi', isPaid: true }]);
    expect(await linked(inOther)).toEqual([]);
  });

  it('is refused as a short-term policy beside a running one, and cannot be confirmed', async () => {
    const second = await again(await bought(), { line: 'SHORTTRAFFIC' });
    const { message } = await start(second);
    expect(await start(second, { secondPolicyStatement: message! })).toMatchObject(alreadyInsured);
  });

  it('may begin on the day on which the running one ends', async () => {
    const first = await bought();
    const { endDate } = (await findPolicyOfOrder(checkout.test.services.db, first.orderId))!;
    const renewal = { startDate: endDate, endDate: addDays(endDate, 365) };
    expect(await start(await again(first, renewal))).toMatchObject(started);
  });

  it('may be bought by the new owner of the vehicle', async () => {
    const first = await bought();
    const insured = { ...first.offer.insured, identityNo: otherPerson };
    expect(await start(await again(first, { insured }))).toMatchObject(started);
  });

  it('may be bought again after its policy was cancelled', async () => {
    const first = await bought();
    const { db, jobs } = checkout.test.services;
    const policy = (await findPolicyOfOrder(db, first.orderId))!;
    const event = {
      kind: 'cancelled',
      effectiveOn: policy.startDate,
      premiumChange: 0,
      recordedAt: checkout.test.clock.now(),
      actor: { kind: 'system' },
      idempotencyKey: 'cancelled',
    } as const;
    await db.transaction((tx) => recordEvent({ tx, jobs }, { policyId: policy.id, afterNumber: 1 }, event));
    expect(await start(await again(first))).toMatchObject(started);
  });

  it('may be bought again after its payment was refunded', async () => {
    await checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    const first = await bought();
    expect((await first.status()).state).toBe('refunded');
    expect(await start(await again(first))).toMatchObject(started);
  });

  it('that the same browser left at the bank gives way to its next quote after a minute', async () => {
    const first = await checkout.sale();
    const fields = await first.challenge(await first.start());
    const next = await checkout.sale({ risk: first.offer.risk }, first.visitor);
    expect(await start(next)).toMatchObject(alreadyInsured);
    checkout.test.clock.advance(paymentSettings.sameAttempt + 1);
    await next.buy();
    await first.returnFromBank(fields);
    await first.complete();
    expect(await checkout.ledgerOf(first)).toEqual([]);
    expect(await checkout.policiesOf(next)).toMatchObject([{ state: 'active' }]);
  });
});

describe('a second voluntary policy', () => {
  it('needs the confirmed statement, which is kept', async () => {
    const second = await again(await bought({ line: 'AUTO' }));
    const { message, ...refused } = await start(second);
    expect(refused).toMatchObject(secondPolicy);
    expect(message).toMatch(/^Bu araç için \S+ tarihinde başlayan kasko poliçeniz var\. İkinci poliçenin primini de/);
    expect(await start(second, { secondPolicyStatement: message! })).toMatchObject(started);
    expect(await query('SELECT ordinal FROM live_sales WHERE statement = $1', [message])).toContainEqual({
      ordinal: 2,
    });
  });

  it('needs another confirmation when a third sale began meanwhile', async () => {
    const first = await bought({ line: 'AUTO' });
    const second = await again(first);
    const third = await again(first);
    const { message } = await start(second);
    const replies = await Promise.all([second, third].map((sale) => start(sale, { secondPolicyStatement: message! })));
    expect(replies.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
    expect(replies.find(({ isSuccess }) => !isSuccess)).toMatchObject(secondPolicy);
  });

  it('of another line needs no confirmation', async () => {
    expect(await start(await again(await bought({ line: 'AUTO' }), { line: 'TRAFFIC' }))).toMatchObject(started);
  });
});
