/** 200 seeded purchases: each belongs to the right customer and to no other, after every login and link. */
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { mayAct } from '../../http/ownership/access-rules';
import { Refusal } from '../../http/refusal';
import { accountWorld, type AccountWorld, type Buyer } from './testing/account-world';
import { ExpectedOwners } from './testing/expected-owners';

const purchases = 200;
const seed = 2211;

/** Mulberry32: the same numbers for the same seed. */
function numbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('200 purchases', () => {
  let world: AccountWorld;
  const expected = new ExpectedOwners();
  const customers = new Map<string, string>();
  beforeAll(async () => {
    world = await accountWorld();
    const below = numbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
    const identities = Array.from({ length: 24 }, newIdentityNo);
    const telephones = Array.from({ length: 16 }, newPhoneNumber);
    const browsers = await Promise.all(Array.from({ length: 12 }, () => world.browser()));
    // Few telephones and browsers for many persons: families, a second telephone, another insured person, a shared computer.
    const buyer = (): Buyer => {
      const person = below(identities.length);
      const usual = telephones[person % telephones.length]!;
      return { identityNo: identities[person]!, phoneNumber: below(10) < 7 ? usual : pick(telephones) };
    };

    const buy = async (by: Buyer) => {
      const visitorId = pick(browsers);
      const { paymentId } = await world.buy(by, visitorId);
      return { ...by, paymentId, visitorId };
    };
    const logIn = async (by: Buyer) => {
      const birthDate = pick(['right', 'right', 'wrong', 'none'] as const);
      const opened = await world.logIn(by, birthDate, pick(browsers));
      expect(!(opened instanceof Refusal)).toBe(expected.logsIn(by, birthDate === 'right'));
      if (!(opened instanceof Refusal)) customers.set(by.identityNo, opened.customerId);
    };
    const link = async ({ identityNo, phoneNumber }: Buyer) => {
      const customerId = customers.get(identityNo);
      if (customerId === undefined) return;
      const code = pick(['right', 'right', 'wrong'] as const);
      const linked = await world.link({ customerId, phoneNumber }, code);
      if (!(linked instanceof Refusal)) expected.joins({ identityNo, phoneNumber });
    };

    while (expected.purchases.length < purchases) {
      world.backend.clock.advance(3 * 3600); // beyond the hourly and daily caps of codes
      const by = buyer();
      const next = below(10);
      if (next < 5) expected.buys(await buy(by));
      else if (next < 6) {
        const inTwoTabs = await Promise.all([buy(by), buy(by)]);
        for (const purchase of inTwoTabs) expected.buys(purchase);
      } else if (next < 7) {
        const [purchase] = await Promise.all([buy(by), world.logIn(by, 'none', pick(browsers))]);
        expected.buys(purchase);
        expected.logsIn(by, false);
      } else if (next < 9) await logIn(expected.purchases.length > 0 && below(2) === 0 ? pick(expected.purchases) : by);
      else if (expected.purchases.length > 0) await link(pick(expected.purchases));
    }
  }, 300_000);
  afterAll(() => world.backend.close());

  it.each(['payments', 'policies', 'documents'] as const)('%s: belong to the right customer or wait', async (table) => {
    const owners = await world.ownersOf(
      expected.purchases.map(({ paymentId }) => paymentId),
      table,
    );
    expect(owners.size).toBe(expected.purchases.length);
    const wrong = expected.purchases.filter(
      ({ paymentId, owner }) => owners.get(paymentId) !== (owner === null ? null : customers.get(owner)),
    );
    expect(wrong).toEqual([]);
  });

  it('are of every kind: joined, waiting, bought in a browser with other persons', () => {
    const joined = expected.purchases.filter(({ owner }) => owner !== null);
    expect([expected.purchases.length >= purchases, joined.length > 40, joined.length < 160]).toEqual([
      true,
      true,
      true,
    ]);
    const personsOf = Map.groupBy(expected.purchases, ({ visitorId }) => visitorId);
    for (const ofBrowser of personsOf.values())
      expect(new Set(ofBrowser.map(({ identityNo }) => identityNo)).size).toBeGreaterThan(1);
  });

  it('are open to no other customer, in whatever browser', async () => {
    const open = expected.purchases.flatMap(({ owner, paymentId, visitorId }) =>
      [...customers]
        .filter(([identityNo]) => owner !== null && identityNo !== owner)
        .filter(([, customerId]) =>
          mayAct(
            { kind: 'customer', customerId, visitorId },
            { kind: 'policy', visitorIds: [visitorId], customerId: customers.get(owner!)!, isVerified: true },
            'read',
          ),
        )
        .map(() => paymentId),
    );
    expect(open).toEqual([]);
  });
});
