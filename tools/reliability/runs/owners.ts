/** Purchases of few persons, telephones and browsers, with logins in between: each belongs to the right customer, or waits. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { systemClock } from '@emsal/platform/clock';
import { Refusal } from '../../../apps/backend/http/refusal';
import { logIn } from '../../../apps/backend/modules/account/log-in';
import type { Buyer } from '../../../apps/backend/modules/account/testing/account-world';
import { ExpectedOwners } from '../../../apps/backend/modules/account/testing/expected-owners';
import { nextVehicle, readySale } from '../../../apps/backend/modules/checkout/testing/ready-sale';
import { samplePerson } from '../../../apps/backend/testing/scripted-ports';
import { newIdentityNo, newPhoneNumber } from '../../../apps/backend/testing/synthetic-numbers';
import { TestVisitor } from '../../../apps/backend/testing/test-visitor';
import type { FaultEnvironment } from '../fault-environment';
import { findViolations } from '../invariants';
import type { FaultRun } from '../fault-run';
import { pay } from '../sales';

const atOnce = 4;

export const owners: FaultRun = {
  name: 'owners',
  count: 200,
  work: async (world, { count, random }) => {
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const town = await townOf(world, count);
    const expected = new ExpectedOwners();
    const customers = new Map<string, string>();
    while (expected.purchases.length < count) {
      // Two tabs of a browser, a family on one telephone, another telephone, another device.
      const buyers = Array.from({ length: atOnce }, () => ({ ...pick(town.buyers), visitor: pick(town.browsers) }));
      const racing = pick(buyers);
      const [session] = await Promise.all([
        logInto(world, racing),
        ...buyers.map((buyer) => buy(world, buyer, expected)),
      ]);
      if (expected.logsIn(racing, true) !== (session !== null)) expected.purchases[0]!.owner = 'no session';
      if (session !== null) customers.set(racing.identityNo, session);
    }
    // Waits for the last policies and documents.
    const violations = await findViolations(world);
    violations.push(...(await wrongOwners(world, expected, customers)));
    const owned = expected.purchases.filter(({ owner }) => owner !== null).length;
    const text = `${expected.purchases.length} purchases, ${owned} of ${customers.size} customers, the others wait`;
    return { text, violations };
  },
};

async function townOf({ backend: { app } }: FaultEnvironment, count: number) {
  const telephones = Array.from({ length: Math.ceil(count / 12) }, newPhoneNumber);
  const identities = Array.from({ length: Math.ceil(count / 8) }, newIdentityNo);
  // Every third person has a second telephone, which is another one's too.
  const buyers = identities.flatMap((identityNo, at): Buyer[] => {
    const [own, other] = [at, at + 1].map((index) => telephones[index % telephones.length]!);
    return [{ identityNo, phoneNumber: own! }, ...(at % 3 === 0 ? [{ identityNo, phoneNumber: other! }] : [])];
  });
  const browsers = await Promise.all(Array.from({ length: Math.ceil(count / 16) }, () => new TestVisitor(app).open()));
  return { buyers, browsers };
}

async function buy(
  world: FaultEnvironment,
  buyer: Buyer & { visitor: TestVisitor },
  expected: ExpectedOwners,
): Promise<void> {
  const ready = await readySale(world, nextVehicle(), buyer);
  await pay(ready);
  const { identityNo, phoneNumber } = buyer;
  expected.buys({ identityNo, phoneNumber, paymentId: ready.sale.orderId, visitorId: '' });
}

/** Through the product's own function, as the account will call it. @returns the customer */
async function logInto({ pool }: FaultEnvironment, { identityNo, phoneNumber }: Buyer): Promise<string | null> {
  const person = async () => ({ state: 'found', value: samplePerson }) as const;
  const context = { db: drizzle(pool, { casing: 'snake_case' }), clock: systemClock, visitor: { id: 'run' } };
  const login = { identityNo, phoneNumber, birthDate: '1985-04-12' };
  const opened = await logIn(login, { ...context, ports: { registries: { person } } as never });
  return opened instanceof Refusal ? null : opened.customerId;
}

/** Payment, policy and document of each purchase. */
async function wrongOwners(
  { pool }: FaultEnvironment,
  { purchases }: ExpectedOwners,
  customers: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; owners: (string | null)[] }>(
    `SELECT p.id, ARRAY[p.customer_id, l.customer_id, d.customer_id] AS owners
       FROM payments p JOIN policies l ON l.order_id = p.id JOIN documents d ON d.id = l.document_id`,
  );
  const found = new Map(rows.map(({ id, owners: of }) => [id, of]));
  return purchases.flatMap(({ paymentId, owner }) => {
    const right = owner === null ? null : (customers.get(owner) ?? owner);
    const isRight = found.get(paymentId)?.every((customerId) => customerId === right) ?? false;
    return isRight ? [] : [`${paymentId} belongs to ${String(found.get(paymentId))} instead of ${String(right)}`];
  });
}
