import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import { secondsAfter } from '../../clock/clock';
import { randomId } from '../../db/random-id';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { addCoupons, addCouponUse, updateDiscount } from '../checkout/coupons/coupon-store';
import { identityHashOf } from '../visit-person/identity-hash';
import { invitationAwards, invitations } from '../invitation/tables';
import { recordEvent } from '../policy/event/record-event';
import { policiesOfCustomer } from '../policy/policy-store';
import { outboxOf } from '../policy/testing/opened-order';
import { openHelpRequest } from '../service-request/open-request';
import { moveRequest } from '../service-request/request-store';
import { accountNotificationModule } from './account-notification';

const base = 'selfservice/customeraccount';

describe('the notifications of a customer', () => {
  let world: AccountWorld;
  beforeAll(async () => void (world = await accountWorld([accountModule, accountNotificationModule])), 60_000);
  afterAll(() => world.backend.close());

  const services = () => world.backend.services;
  const now = () => world.backend.clock.now();
  const enter = async (by = newBuyer()) => {
    const browser = await world.backend.visitor();
    return { browser, by, ...(await signedIn(world.backend, browser, by)) };
  };
  type Entered = Awaited<ReturnType<typeof enter>>;
  const customerWithPolicy = async () => {
    const by = newBuyer();
    const { paymentId } = await world.buy(by, await world.browser());
    const who = await enter(by);
    const [policy] = await policiesOfCustomer(services().db, who.customerId);
    return { ...who, policy: policy!, paymentId };
  };
  const shownTo = async ({ browser, sealed: id }: Entered): Promise<Notification[]> => {
    const { body } = await browser.call(`GET ${base}/getCustomerNotifications/{id}`, { id });
    return (body.result as { notifications: Notification[] }).notifications;
  };
  const cancel = (policyId: string) =>
    services().db.transaction((tx) =>
      recordEvent(
        outboxOf(tx),
        { policyId },
        {
          kind: 'cancelled',
          effectiveOn: '2026-12-20',
          premiumChange: 0,
          recordedAt: now(),
          actor: { kind: 'insurer' },
          idempotencyKey: 'cancelled',
        },
      ),
    );
  const askForHelp = async ({ customerId }: Entered) => {
    const details = { kind: 'help', category: 'information', subject: 2681, text: 'Hasarım ne oldu?' } as const;
    return (await openHelpRequest(services(), { customerId, details }))!;
  };
  const move = (id: string, to: 'inReview' | 'done' | 'withdrawn', kind: 'staff' | 'customer') =>
    services().db.transaction((tx) => moveRequest(tx, { id, to, actor: { kind, id: 'a' }, at: now() }));

  it('M012 tell of policies and of requests what others did, the newest first', async () => {
    const who = await customerWithPolicy();
    world.backend.clock.advance(60);
    const { id, number } = await askForHelp(who);
    await move(id, 'inReview', 'staff');
    world.backend.clock.advance(60);
    await cancel(who.policy.id);
    world.backend.clock.advance(60);
    await move(id, 'done', 'staff');
    const { policyNo } = who.policy;
    expect(await shownTo(who)).toMatchObject([
      { kind: 'requestDone', requestNumber: number, policyNo: null, isNew: true },
      { kind: 'policyCancelled', policyNo, lineName: expect.stringContaining('Trafik') },
      { kind: 'requestInReview', requestNumber: number },
      { kind: 'policyIssued', policyNo },
    ]);
    expect(await shownTo(await enter())).toEqual([]);
  });

  it('M012 leave out what the customer did', async () => {
    const who = await enter();
    await move((await askForHelp(who)).id, 'withdrawn', 'customer');
    expect(await shownTo(who)).toEqual([]);
  });

  it('M012 tell of a discount that was refunded, and of a voucher', async () => {
    const who = await customerWithPolicy();
    const { db, config } = services();
    const code = randomId().slice(0, 12).toUpperCase();
    const validity = { validFrom: secondsAfter(now(), -60), validUntil: secondsAfter(now(), 60) };
    await addCoupons(db, [{ code, title: 'Deneme', amount: 25_000, ...validity }]);
    const identityHash = identityHashOf(config, who.by.identityNo);
    const use = { paymentId: who.paymentId, code, title: 'Deneme', amount: 25_000, identityHash, usedAt: now() };
    await db.transaction((tx) => addCouponUse(tx, use));
    await updateDiscount(db, who.paymentId, { dueAt: now(), paidAt: secondsAfter(now(), 10) });
    const { customerId } = who;
    await db.insert(invitations).values({ id: code, inviterId: customerId, visitorId: code, openedAt: now() });
    const voucher = { amount: 30_000, voucherCode: '1', loadedAt: secondsAfter(now(), 20), validUntil: '2026-12-31' };
    await db.insert(invitationAwards).values({ invitationId: code, customerId, ...voucher });
    expect(await shownTo(who)).toMatchObject([
      { kind: 'awardLoaded', amount: 30_000 },
      { kind: 'discountPaid', amount: 25_000, policyNo: who.policy.policyNo },
      { kind: 'policyIssued' },
    ]);
  });

  it('M012 are new until they are marked as read, and what comes later is new again', async () => {
    const who = await customerWithPolicy();
    const [issued] = await shownTo(who);
    const mark = (until: string) => who.browser.call(`POST ${base}/markNotificationsRead`, { until });
    expect((await mark(issued!.at)).body).toMatchObject({ isSuccess: true });
    expect(await shownTo(who)).toMatchObject([{ isNew: false }]);
    await mark('2099-01-01T00:00:00.000Z');
    await mark('2020-01-01T00:00:00.000Z');
    world.backend.clock.advance(60);
    await cancel(who.policy.id);
    expect(await shownTo(who)).toMatchObject([
      { kind: 'policyCancelled', isNew: true },
      { kind: 'policyIssued', isNew: false },
    ]);
  });
});
