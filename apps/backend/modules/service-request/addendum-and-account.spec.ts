/** Addenda and refund accounts, from the account to the sandbox's insurer. */
import { withNumber } from '@emsal/risks/risk';
import { randomId } from '../../db/random-id';
import { eventsOf } from '../policy/event/event-store';
import { ledgerOf } from '../policy/ledger/ledger-store';
import { riskKeysOf } from '../policy/live-sale/blind-risk-keys';
import { onlyItem } from '../policy/order/order-store';
import { addRefund, findRefund, moveRefund } from '../policy/refund/refund-store';
import type { TestSale } from '../checkout/testing/test-sale';
import type { RequestDetails } from './tables';
import { serviceTest, staff } from './testing/service-test';
import { finishRequest, stepRequest, takeRequest } from './work-on-request';

const { services, policyOf, query, bought, owned, moves, opened, atInsurer, ended } = serviceTest();

describe('an addendum', () => {
  const plated = (effectiveOn: string, value: string): RequestDetails => ({
    kind: 'addendum',
    effectiveOn,
    part: 'plate',
    value,
  });
  const soldKeys = (orderId: string) => query('SELECT risk_key FROM live_sales WHERE order_id = $1', [orderId]);

  it('for a plate costs nothing, and the policy, its live sale and an event with a document know the new one', async () => {
    const of = await owned();
    const { startDate, premium, risk } = await policyOf(of.sale);
    const id = await opened(of, plated(startDate, '06EML340'));
    await atInsurer(id);
    expect(await ended(id)).toBe('done');
    const [, event] = await eventsOf(services().db, of.policyId);
    expect(event).toMatchObject({ kind: 'endorsed', part: 'plate', premiumChange: 0, documentId: expect.any(String) });
    const policy = await policyOf(of.sale);
    expect([policy.premium, policy.state]).toEqual([premium, 'active']);
    expect(policy.risk).toEqual(withNumber(risk!, '06EML340'));
    expect(await soldKeys(of.sale.orderId)).toEqual([{ risk_key: riskKeysOf(policy.risk!)[0] }]);
  }, 60_000);

  it('for a plate that another policy of the policyholder insures is not sent to the insurer', async () => {
    const of = await owned();
    const { startDate, risk } = await policyOf(of.sale);
    const { insured } = of.sale.offer;
    await bought({ insured, risk: withNumber(of.sale.offer.risk, '06EML341')! });
    const id = await opened(of, plated(startDate, '06EML341'));
    await atInsurer(id);
    expect(await ended(id)).toBe('inReview');
    expect((await moves(id)).at(-1)).toBe('inReview insuredAlready');
    expect((await policyOf(of.sale)).risk).toEqual(risk);
    expect(await eventsOf(services().db, of.policyId)).toHaveLength(1);
  }, 60_000);

  it('that costs an extra premium is declined, changes nothing and goes back to the employee', async () => {
    const of = await owned();
    const { startDate, premium } = await policyOf(of.sale);
    const id = await opened(of, { kind: 'addendum', effectiveOn: startDate, part: 'tariff', value: '027021' });
    await atInsurer(id);
    expect(await ended(id)).toBe('inReview');
    expect((await moves(id)).at(-1)).toBe('inReview extraPremiumDue');
    expect(await policyOf(of.sale)).toMatchObject({ premium, eventNumber: 1 });
    expect(await stepRequest(services(), staff, { id, to: 'refused', reason: 'extraPremiumDue' })).toMatchObject({
      state: 'refused',
    });
  }, 60_000);
});

describe('a refund that the card refuses', () => {
  const account = { iban: 'TR330006100519786457841326', holder: 'AYŞE IŞIK' };
  const refused = async (sale: TestSale): Promise<string> => {
    const { orderId } = sale;
    const id = randomId();
    const at = services().clock.now();
    await services().db.transaction(async (tx) => {
      await addRefund(tx, { id, orderId, itemNo: onlyItem, kind: 'refund', amount: 10_000, requestedAt: at });
      await moveRefund({ tx, jobs: services().jobs }, { id, to: 'refused', reason: 'cardClosed', at });
    });
    return id;
  };

  it('is transferred to the given account, enters the ledger and is an event', async () => {
    const of = await owned();
    const refundId = await refused(of.sale);
    const id = await opened(of, { kind: 'iban', refundId, ...account });
    await takeRequest(services(), staff, id);
    expect(await finishRequest(services(), staff, id)).toMatchObject({ state: 'done' });
    expect(await findRefund(services().db, refundId)).toMatchObject({ state: 'transferred' });
    expect((await eventsOf(services().db, of.policyId)).at(-1)).toMatchObject({
      kind: 'refunded',
      reference: refundId,
    });
    expect((await ledgerOf(services().db, of.sale.orderId)).at(-1)).toMatchObject({ kind: 'refund', amount: 10_000 });
  }, 60_000);

  it('of another policy cannot be asked for', async () => {
    const of = await owned();
    const another = await owned();
    const refundId = await refused(another.sale);
    await expect(opened(of, { kind: 'iban', refundId, ...account })).rejects.toMatchObject({ code: 'notFound' });
  }, 60_000);
});
