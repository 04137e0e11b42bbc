import type { Award, Invitation } from '@emsal/api/calls/customer-account/invitations';
import { randomId } from '../../db/random-id';
import type { TestVisitor } from '../../testing/test-visitor';
import { newPhoneNumber } from '../../testing/synthetic-numbers';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn, visitorIdOf } from '../account/testing/signed-in';
import { recordEvent } from '../policy/event/record-event';
import { findPolicyOfOrder } from '../policy/policy-store';
import { outboxOf } from '../policy/testing/opened-order';
import { invitationModule } from './invitation';
import { noteInvitedPurchase } from './invited-purchase';
import { loadAwards } from './load-awards';
import { invitationAwards, invitations } from './tables';

const base = 'selfservice/customeraccount';
const campaign = `${base}/GetCustomerReferenceCampaign`;
const daySeconds = 24 * 3600;

describe('share and earn', () => {
  let world: AccountWorld;
  beforeAll(async () => void (world = await accountWorld([accountModule, invitationModule])), 60_000);
  afterAll(() => world.backend.close());

  const services = () => world.backend.services;
  const enter = async (by = newBuyer()) => {
    const browser = await world.backend.visitor();
    return { browser, by, ...(await signedIn(world.backend, browser, by)) };
  };
  type Entered = Awaited<ReturnType<typeof enter>>;
  const invite = async (who?: Entered) => {
    const inviter = who ?? (await enter());
    const { body } = await inviter.browser.call(`POST ${base}/createInvitationLink`, {});
    return { inviter, code: (body.result as { code: string }).code };
  };
  const accept = async (browser: TestVisitor, invitationCode: string) =>
    (await browser.call(`POST ${base}/acceptInvitation`, { invitationCode })).body;
  const buy = async (by: Buyer, browser: TestVisitor) => buyWith(by, await visitorIdOf(services(), browser));
  const buyWith = async (by: Buyer, visitorId: string) => {
    const { paymentId } = await world.buy(by, visitorId);
    const policy = (await findPolicyOfOrder(services().db, paymentId))!;
    await noteInvitedPurchase({ policyId: policy.id, number: 1, orderId: paymentId }, services());
    return policy;
  };
  const friendBuys = async (code: string, by = newBuyer()) => {
    const browser = await world.backend.visitor();
    await accept(browser, code);
    return buy(by, browser);
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
          recordedAt: world.backend.clock.now(),
          actor: { kind: 'customer' },
          idempotencyKey: 'cancelled',
        },
      ),
    );
  const read = async <Result>({ browser, sealed: id }: Entered, what: 'Information' | 'Invitations' | 'Awards') => {
    const { body } = await browser.call(`GET ${campaign}${what}/{id}`, { id });
    return (what === 'Information' ? body.result : body) as Result;
  };
  const information = (who: Entered) =>
    read<{ code: string | null; friends: number; earned: number }>(who, 'Information');
  const invited = (who: Entered) => read<Invitation[]>(who, 'Invitations');
  const awards = (who: Entered) => read<Award[]>(who, 'Awards');

  it('M520 M194 has no link until the customer makes one, and then the same', async () => {
    const who = await enter();
    expect(await information(who)).toMatchObject({ code: null, link: null, reward: 30_000, most: 6_000_000 });
    const { code } = await invite(who);
    expect((await invite(who)).code).toBe(code);
    expect(await information(who)).toMatchObject({ code, link: expect.stringMatching(`/davet/${code}$`) });
  });

  it('M149 tells who invites by a link, and nothing by a code that nobody has', async () => {
    const { code } = await invite();
    const visitor = await world.backend.visitor();
    const open = async (invitationCode: string) =>
      (await visitor.call(`GET ${base}/getInvitation/{invitationCode}`, { invitationCode })).body;
    expect(await open(code)).toMatchObject({ result: { firstName: expect.stringMatching(/^\p{Lu}\p{Ll}+$/u) } });
    expect(await open('22222222')).toMatchObject({ messageCode: 'notFound' });
    expect(await accept(visitor, '22222222')).toMatchObject({ messageCode: 'notFound' });
  });

  it('M521 M522 M195 M197 a friend who opens the link, buys and keeps the policy earns a voucher', async () => {
    const { inviter, code } = await invite();
    const friend = await world.backend.visitor();
    expect(await accept(friend, code)).toMatchObject({ result: { isOwn: false } });
    expect(await invited(inviter)).toMatchObject([{ code, status: 'waiting', boughtOn: null }]);
    expect(await awards(inviter)).toEqual([]);
    await buy(newBuyer(), friend);
    expect(await invited(inviter)).toMatchObject([{ status: 'bought', boughtOn: expect.any(String) }]);
    expect(await awards(inviter)).toMatchObject([{ amount: 30_000, state: 'toBeLoaded', voucherCode: null }]);
    await later(inviter, 46);
    expect(await awards(inviter)).toMatchObject([{ state: 'loaded', voucherCode: expect.stringMatching(/^\d{16}$/) }]);
    expect(await information(inviter)).toMatchObject({ friends: 1, earned: 30_000 });
  });

  /** Days pass, and the nightly job runs. The session is opened again. */
  async function later(who: Entered, days: number): Promise<void> {
    world.backend.clock.advance(days * daySeconds);
    await loadAwards(services());
    Object.assign(who, await enter(who.by));
  }

  it('M602 M316 a policy that is cancelled in time earns nothing', async () => {
    const { inviter, code } = await invite();
    await cancel((await friendBuys(code)).id);
    expect(await invited(inviter)).toMatchObject([{ status: 'cancelled', loadsOn: null }]);
    await later(inviter, 46);
    expect(await awards(inviter)).toEqual([]);
  });

  it.each<[string, (inviter: Entered) => Buyer]>([
    ['the inviter’s identity', ({ by }) => ({ ...by, phoneNumber: newPhoneNumber() })],
    ['the inviter’s telephone', ({ by }) => ({ ...newBuyer(), phoneNumber: by.phoneNumber })],
  ])('nobody invites themselves: a purchase with %s', async (_case, buyerOf) => {
    const { inviter, code } = await invite();
    await friendBuys(code, buyerOf(inviter));
    expect(await invited(inviter)).toMatchObject([{ status: 'waiting' }]);
  });

  it('nobody invites themselves: the own browser', async () => {
    const { inviter, code } = await invite();
    expect(await accept(inviter.browser, code)).toMatchObject({ result: { isOwn: true } });
    await buy(newBuyer(), inviter.browser);
    expect(await invited(inviter)).toEqual([]);
  });

  it('a friend counts once, and only within 30 days of opening the link', async () => {
    const first = await invite();
    const second = await invite();
    const friend = newBuyer();
    await friendBuys(first.code, friend);
    await friendBuys(second.code, friend);
    expect(await invited(first.inviter)).toMatchObject([{ status: 'bought' }]);
    expect(await invited(second.inviter)).toMatchObject([{ status: 'waiting' }]);
    const late = await world.backend.visitor();
    const lateId = await visitorIdOf(services(), late);
    await accept(late, first.code);
    world.backend.clock.advance(31 * daySeconds);
    await buyWith(newBuyer(), lateId);
    expect(await invited(await enter(first.inviter.by))).toMatchObject([{ status: 'bought' }]);
  });

  const earlierAwards = async (customerId: string, count: number) => {
    const { db } = services();
    const loadedAt = world.backend.clock.now();
    const ids = Array.from({ length: count }, () => randomId());
    await db
      .insert(invitations)
      .values(ids.map((id) => ({ id, inviterId: customerId, visitorId: id, openedAt: loadedAt })));
    const voucher = { amount: 30_000, voucherCode: '', loadedAt, validUntil: '2026-12-31' };
    await db.insert(invitationAwards).values(ids.map((invitationId) => ({ invitationId, customerId, ...voucher })));
  };

  it('M601 at most 60.000 TL is loaded for one customer', async () => {
    const { inviter, code } = await invite();
    for (let friend = 0; friend < 2; friend += 1) await friendBuys(code);
    await earlierAwards(inviter.customerId, 199);
    await later(inviter, 46);
    const { rows } = await services().database.pool.query(
      'SELECT sum(amount)::int AS sum FROM invitation_awards WHERE customer_id = $1',
      [inviter.customerId],
    );
    expect(rows).toEqual([{ sum: 6_000_000 }]);
  });

  it('M520 M521 M522 need a session', async () => {
    const { sealed: id } = await enter();
    const stranger = await world.backend.visitor();
    for (const what of ['Information', 'Invitations', 'Awards'] as const)
      expect((await stranger.call(`GET ${campaign}${what}/{id}`, { id })).body).toMatchObject({
        messageCode: 'signInNeeded',
      });
  });
});
