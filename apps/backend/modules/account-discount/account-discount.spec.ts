import type { OnlineCoupon, OnlineQuota } from '@emsal/api/calls/customer-account/discounts';
import { secondsAfter } from '../../clock/clock';
import { randomId } from '../../db/random-id';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { addCoupons, addCouponUse, updateDiscount } from '../checkout/coupons/coupon-store';
import { identityHashOf } from '../visit-person/identity-hash';
import { accountDiscountModule } from './account-discount';

const base = 'selfservice/customeraccount';
const day = 24 * 3600;

describe('the discounts of a customer', () => {
  let world: AccountWorld;
  beforeAll(async () => void (world = await accountWorld([accountModule, accountDiscountModule])), 60_000);
  afterAll(() => world.backend.close());

  const now = () => world.backend.clock.now();
  const db = () => world.backend.services.db;
  const hashOf = (identityNo: string) => identityHashOf(world.backend.services.config, identityNo);
  const enter = async (by = newBuyer()) => {
    const browser = await world.backend.visitor();
    return { browser, by, ...(await signedIn(world.backend, browser, by)) };
  };
  type Entered = Awaited<ReturnType<typeof enter>>;
  const coupon = async (change: Partial<Parameters<typeof addCoupons>[1][number]> = {}): Promise<string> => {
    const code = `KOD${randomId().slice(0, 12).toUpperCase()}`;
    const validity = { validFrom: secondsAfter(now(), -day), validUntil: secondsAfter(now(), day) };
    await addCoupons(db(), [{ code, title: 'Deneme', amount: 25_000, ...validity, ...change }]);
    return code;
  };
  const use = (paymentId: string, code: string, identityNo: string) =>
    db().transaction((tx) =>
      addCouponUse(tx, {
        paymentId,
        code,
        title: 'Deneme',
        amount: 25_000,
        identityHash: hashOf(identityNo),
        usedAt: now(),
      }),
    );
  const read = async <Item>({ browser, sealed: id }: { browser: TestVisitor; sealed: string }, list: string) =>
    (await browser.call(`GET ${base}/${list}/{id}` as `GET ${typeof base}/GetCustomerOnlineQuotaList/{id}`, { id }))
      .body as unknown as Item[];
  const coupons = (who: Entered) => read<OnlineCoupon>(who, 'GetCustomerOnlineCouponList');
  const quotas = (who: Entered) => read<OnlineQuota>(who, 'GetCustomerOnlineQuotaList');

  it('M519 M198 M182 are the own coupons with expiry, used and expired, and nobody else’s', async () => {
    const by = newBuyer();
    const { paymentId } = await world.buy(by, await world.browser());
    const own = { identityHash: hashOf(by.identityNo) };
    const ended = await coupon({ ...own, validUntil: secondsAfter(now(), -3600) });
    const usable = await coupon({ ...own, lines: ['DASK'], minimumTotal: 500_000 });
    const forAll = await coupon({ validUntil: secondsAfter(now(), 2 * day) });
    await coupon({ identityHash: hashOf(newBuyer().identityNo) });
    await coupon({ ...own, validFrom: secondsAfter(now(), 3600) });
    await use(paymentId, forAll, by.identityNo);
    const who = await enter(by);
    expect(await coupons(who)).toMatchObject([
      { code: ended, used: false, expired: true },
      { code: usable, used: false, expired: false, minimumTotal: 500_000, lines: [expect.stringContaining('DASK')] },
      { code: forAll, used: true, usedAt: now().toISOString(), expired: false },
    ]);
    expect(await coupons(await enter())).toEqual([]);
  });

  it('M518 M182 M199 are what purchases earned, once the policy is issued', async () => {
    const by = newBuyer();
    const { paymentId } = await world.buy(by, await world.browser());
    await use(paymentId, await coupon({ identityHash: hashOf(by.identityNo) }), by.identityNo);
    const who = await enter(by);
    expect(await quotas(who)).toEqual([]);
    await updateDiscount(db(), paymentId, { dueAt: secondsAfter(now(), 7 * day) });
    expect(await quotas(who)).toMatchObject([{ type: 'couponCode', amount: 25_000, state: 'due' }]);
    await updateDiscount(db(), paymentId, { paidAt: now() });
    expect(await quotas(who)).toMatchObject([{ state: 'paid' }]);
    expect(await quotas(await enter())).toEqual([]);
  });

  it('M518 M519 need a session', async () => {
    const browser = await world.backend.visitor();
    const stranger = { browser, sealed: (await enter()).sealed };
    for (const list of ['GetCustomerOnlineCouponList', 'GetCustomerOnlineQuotaList'])
      expect(await read(stranger, list)).toMatchObject({ messageCode: 'signInNeeded' });
  });
});
