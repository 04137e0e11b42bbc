/** Requests after the sale, from the account to the sandbox's insurer and bank. */
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { Tx } from '../../db/database';
import type { CustomerPrincipal } from '../../http/ownership/principal';
import { eventually } from '../../testing/eventually';
import { eventsOf } from '../policy/event/event-store';
import { addLedgerEntry, ledgerOf } from '../policy/ledger/ledger-store';
import { findOrder } from '../policy/order/order-store';
import { findRefund } from '../policy/refund/refund-store';
import type { TestSale } from '../checkout/testing/test-sale';
import { openHelpRequest, openPolicyRequest } from './open-request';
import { findRequest, listRequests, requestsOfCustomer } from './request-store';
import type { RequestDetails } from './tables';
import { serviceTest, staff } from './testing/service-test';
import { finishRequest, sendToInsurer, stepRequest, takeRequest } from './work-on-request';

/** The insurer's answers that get lost on the way, one after the other. */
let lost = 0;
const losing = (client: InsurerClient | undefined): InsurerClient | undefined =>
  client && {
    ...client,
    cancelPolicy: async (cancellation, signal) => {
      const answer = await client.cancelPolicy(cancellation, signal);
      if (lost === 0) return answer;
      lost -= 1;
      throw new Error('the answer was lost');
    },
  };

const { checkout, services, policyOf, query, owned, moves, opened, atInsurer, ended } = serviceTest({
  dependencies: ({ insurerOf, ...of }) => ({ ...of, insurerOf: (firmId) => losing(insurerOf(firmId)) }),
});

/** Kuruş that our discount gave back. */
const discount = 25_000;
const payDiscountOf = (tx: Tx, orderId: string) =>
  addLedgerEntry(tx, {
    orderId,
    kind: 'discount',
    amount: discount,
    idempotencyKey: 'discount',
    at: checkout().test.clock.now(),
  });

const stranger: CustomerPrincipal = { kind: 'customer', customerId: 'stranger', visitorId: 'phone' };
const sold = (effectiveOn: string): RequestDetails => ({ kind: 'cancellation', effectiveOn, ground: 'sale' });
const mailsTo = async (sale: TestSale) =>
  (
    await checkout().sandbox.get<{ messages: { to: string; subject: string; text: string }[] }>(
      '/mailbox/messages.json',
    )
  ).messages.filter(({ to }) => to === sale.email);

const wholeList = { page: 1, size: 100 };

describe('a cancellation', () => {
  it('ours: tells the policyholder what is missing, and why nothing comes of it', async () => {
    const of = await owned();
    const id = await opened(of, sold((await policyOf(of.sale)).startDate));
    await takeRequest(services(), staff, id);
    const sentMails = (subject: string) =>
      eventually(async () => (await mailsTo(of.sale)).find((mail) => mail.subject === subject), 30);
    await stepRequest(services(), staff, { id, to: 'waitingForCustomer', reason: 'secondPage' });
    expect(await sentMails('İptal başvurunuz için sizi bekliyoruz')).toMatchObject({
      text: expect.stringMatching(/Alıcının imzası ikinci sayfada[\s\S]*\/police-iptal\/takip/),
    });
    await stepRequest(services(), staff, { id, to: 'refused', reason: 'nothingCame' });
    expect(await sentMails('İptal başvurunuz kabul edilmedi')).toMatchObject({
      text: expect.stringContaining('İstediğimiz belge süresinde gelmedi'),
    });
  }, 60_000);

  it('ends the policy, gives the unused days back to the card once, and tells the policyholder', async () => {
    const of = await owned();
    const { startDate, total } = await policyOf(of.sale);
    lost = 1;
    const id = await opened(of, sold(startDate));
    expect((await findRequest(services().db, id))!.promisedOn > '2026').toBe(true);
    await atInsurer(id);
    expect(await ended(id)).toBe('done');
    expect(await moves(id)).toEqual(['received', 'inReview', 'atInsurer', 'done']);
    const policy = await policyOf(of.sale);
    expect(policy).toMatchObject({ state: 'cancelled', endDate: startDate, premium: 0 });
    const refunded = await eventually(async () => (await eventsOf(services().db, policy.id)).length === 3, 30);
    expect(refunded).toBe(true);
    expect(await eventsOf(services().db, policy.id)).toMatchObject([
      { kind: 'issued' },
      { kind: 'cancelled', premiumChange: -total, actor: { kind: 'customer', id: of.customer.customerId } },
      { kind: 'refunded', reference: id, actor: { kind: 'system' } },
    ]);
    expect(await checkout().ledgerOf(of.sale)).toMatchObject([
      { kind: 'capture', amount: total },
      { kind: 'refund', amount: total },
    ]);
    expect(await findOrder(services().db, of.sale.orderId)).toMatchObject({ balance: 0, reserved: 0 });
    expect(await query('SELECT 1 FROM live_sales WHERE order_id = $1', [of.sale.orderId])).toEqual([]);
    const document = await query('SELECT kind, customer_id FROM documents WHERE subject_id = $1', [id]);
    expect(document).toEqual([{ kind: 'addendum', customer_id: of.customer.customerId }]);
    const subjects = await eventually(async () => {
      const mails = (await mailsTo(of.sale)).map(({ subject }) => subject);
      return mails.length === 3 && mails;
    }, 30);
    expect(subjects).toEqual(expect.arrayContaining(['İadenizi gönderdik']));
  }, 120_000);

  it('that the insurer declines goes back to the employee with the reason, and can be sent again', async () => {
    const of = await owned();
    const id = await opened(of, { kind: 'cancellation', effectiveOn: '2030-01-01', ground: 'sale' });
    await atInsurer(id);
    expect(await ended(id)).toBe('inReview');
    expect((await moves(id)).at(-1)).toBe('inReview dayOutside');
    expect((await policyOf(of.sale)).state).toBe('active');
    expect(await eventsOf(services().db, of.policyId)).toHaveLength(1);
  }, 60_000);

  it('takes back the discount that was paid, and pays none that was not', async () => {
    const of = await owned();
    const { startDate, total } = await policyOf(of.sale);
    const { db } = services();
    await db.transaction((tx) => payDiscountOf(tx, of.sale.orderId));
    const id = await opened(of, sold(startDate));
    await atInsurer(id);
    expect(await ended(id)).toBe('done');
    expect(await findRefund(db, id)).toMatchObject({ amount: total - discount });
    expect((await ledgerOf(db, of.sale.orderId)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['capture', 'discount']),
    );
  }, 60_000);
});

describe('a request', () => {
  it('is opened for an own policy only, and once at a time', async () => {
    const of = await owned();
    const open = (principal: CustomerPrincipal) =>
      openPolicyRequest(services(), principal, { policyId: of.policyId, details: sold('2026-12-01') });
    await expect(open(stranger)).rejects.toMatchObject({ code: 'notFound' });
    const first = (await open(of.customer))!;
    expect(first).toMatchObject({ state: 'received', kind: 'cancellation' });
    expect(await open(of.customer)).toBeNull();
    const own = await requestsOfCustomer(services().db, of.customer.customerId);
    expect(own.map(({ id }) => id)).toContain(first.id);
    await expect(stepRequest(services(), stranger, { id: first.id, to: 'withdrawn' })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await stepRequest(services(), of.customer, { id: first.id, to: 'withdrawn' })).toMatchObject({
      state: 'withdrawn',
    });
    expect(await open(of.customer)).not.toBeNull();
  }, 60_000);

  it('for help is taken by an employee and answered', async () => {
    const of = await owned();
    const details = { kind: 'help', category: 'information', subject: 2681, text: 'Hasarım ne durumda?' } as const;
    const { id } = (await openHelpRequest(services(), { customerId: of.customer.customerId, details }))!;
    expect((await listRequests(services().db, { whose: 'nobody' }, wholeList)).map((row) => row.id)).toContain(id);
    expect(await takeRequest(services(), staff, id)).toMatchObject({ staffId: 'deniz' });
    expect(await sendToInsurer(services(), staff, id)).toBeNull();
    expect(
      (await listRequests(services().db, { whose: 'staff', staffId: 'deniz' }, wholeList)).map((row) => row.id),
    ).toContain(id);
    expect(await finishRequest(services(), staff, id)).toMatchObject({ state: 'done' });
    expect(await query('SELECT details FROM service_requests WHERE id = $1', [id])).not.toMatchObject([
      { details: expect.stringContaining('Hasar') },
    ]);
  }, 60_000);
});
