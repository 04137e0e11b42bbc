/** Unfinished payments of an earlier release end with one policy or a full refund. */
import { payDiscounts } from '../modules/checkout/coupons/pay-discounts';
import { paymentSettings } from '../modules/checkout/payment/payment-settings';
import { duePayments, findPayment, overduePayments } from '../modules/checkout/payment/payment-store';
import { resumePayments } from '../modules/checkout/completion/resume-payments';
import type { LedgerEntry } from '../modules/checkout/testing/checkout-test';
import type { ChosenOffer } from '../modules/checkout/chosen-offer';
import { TestSale } from '../modules/checkout/testing/test-sale';
import type { OutputOf } from '@emsal/api/calls/table';
import { secondsAfter } from '../clock/clock';
import { eventually } from '../testing/eventually';
import type { TestReply } from '../testing/test-visitor';
import { readRelease, releaseNames, type KnownPayment } from './known';
import { openedRelease } from './opened-release';
import type { OfferList } from './recording/quote-offers';

type Status = OutputOf<'POST policyrequest/Success'>;

describe.each(releaseNames)('the release %s', (name) => {
  const release = readRelease(name);
  const { payments, jobs, unfinishedList } = release.known;
  const unfinished = payments.flatMap(({ ends, ...payment }) => (ends ? [{ ...payment, ends }] : []));
  const opened = openedRelease(release, { startsJobs: true });

  const saleOf = ({ visitor, visitId, line, total }: KnownPayment): TestSale =>
    new TestSale(opened, { visitor: opened.visitor(visitor), visitId, offer: { line, total } as ChosenOffer });
  const statusOf = async ({ visitor, odeme }: Pick<KnownPayment, 'visitor' | 'odeme'>): Promise<Status> =>
    (await opened.visitor(visitor).call('POST policyrequest/Success', { odeme })).body.result as Status;
  const timePasses = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += paymentSettings.retry + 1) {
      opened.test.clock.advance(paymentSettings.retry + 1);
      await resumePayments(opened.test.services, opened.dependencies);
    }
  };

  beforeAll(async () => {
    for (const { name: job, data } of jobs) await opened.test.services.jobs.send(job, data);
    for (const payment of unfinished) {
      const sale = saleOf(payment);
      if (payment.ends.by === 'return') await sale.returnFromBank(payment.ends.fields);
      if (payment.ends.by === 'challenge') await sale.returnFromBank(await sale.challenge(await challengeOf(payment)));
    }
    await timePasses(paymentSettings.lease + paymentSettings.unknownFor + 8);
    opened.test.clock.advance(paymentSettings.openFor);
    await resumePayments(opened.test.services, opened.dependencies);
  }, 120_000);

  /** The challenge that the customer's page still shows. */
  async function challengeOf({ orderId }: KnownPayment): Promise<TestReply> {
    const { challenge } = (await findPayment(opened.test.services.db, orderId))!;
    return { body: { result: { challenge } } } as TestReply;
  }
  async function booksOf(orderId: string) {
    const { entries } = await opened.sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json');
    const { policies } = await opened.sandbox.get<{ policies: { orderId: string; state: string }[] }>(
      '/insurers/books.json',
    );
    const kinds = entries.filter((entry) => entry.orderId === orderId).map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    const active = policies.filter((policy) => policy.orderId === orderId && policy.state === 'active');
    return { captures: count('capture'), isKept: count('capture') > count('refund'), policies: active.length };
  }

  it('has unfinished payments for every point at which a process may end', () => {
    expect(unfinished.map(({ visitor }) => visitor)).toHaveLength(11);
  });

  it.each(unfinished.map((payment) => [payment.visitor, payment] as const))('%s', async (_, payment) => {
    const { orderId, ends, state } = payment;
    const status = await statusOf(payment);
    const { captures, isKept, policies } = await booksOf(orderId);
    const isBought = ends.shown === 'completed';
    expect([status.state, status.policyNo !== null]).toEqual([ends.shown, isBought]);
    expect([captures <= 1, isKept]).toEqual([true, isBought]);
    // Policies that the recorded sandbox issued are not in the current sandbox.
    if (state !== 'policy_issued') expect(policies).toBe(isBought ? 1 : 0);
  });

  it.each(
    unfinished.filter(({ ends }) => ends.shown === 'completed').map((payment) => [payment.visitor, payment] as const),
  )('creates the policy document: %s', async (_, payment) => {
    const { documents } = await eventually(async () => {
      const status = await statusOf(payment);
      return status.documents.length > 0 && status;
    });
    const visitor = opened.visitor(payment.visitor);
    const granted = await visitor.send({ method: 'GET', url: documents[0]!.url });
    const file = await visitor.send({ method: 'GET', url: String(granted.headers['location']) });
    expect(file.text.slice(0, 5)).toBe('%PDF-');
  });

  it('leaves no payment due', async () => {
    const { db, clock } = opened.test.services;
    const later = secondsAfter(clock.now(), 3600);
    expect([await duePayments(db, later), await overduePayments(db, later)]).toEqual([[], []]);
  });

  it('refunds the discount that was due', async () => {
    await payDiscounts(opened.test.services);
    const owed = unfinished.find(({ visitor }) => visitor === 'the document is not made yet')!;
    expect((await statusOf(owed)).discount).toMatchObject({ isPaid: true });
  });

  it('requests the missing quotes from insurers that had not answered', async () => {
    const { visitor, visitId, silentFirmId } = unfinishedList;
    const list = await eventually(async () => {
      const { body } = await opened.visitor(visitor).call('POST quoterequestapi/offer/GetOfferList', { visitId });
      return (body.result as OfferList).state === 'complete' && (body.result as OfferList);
    }, 60);
    expect(list.insurers.find(({ firmId }) => firmId === silentFirmId)).toMatchObject({ state: 'offered' });
  });
});
