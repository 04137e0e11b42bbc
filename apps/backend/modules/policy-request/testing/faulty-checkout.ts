/** Faults on the way from the card to the policy, each with its designed outcome; after each, the three books agree (docs/reliability.md, I1 to I5). */
import type { IssueAnswer } from '@emsal/insurers/policy-order';
import { paymentSettings } from '../payment/payment-settings';
import { checkoutTest, type CheckoutTest, type CheckoutTestOptions } from './checkout-test';
import type { Sale } from './sale';

export interface FaultyCheckout {
  checkout: CheckoutTest;
  /** The process dies at this point, e.g. `before issue`: nothing after it runs, and the database keeps what was committed. */
  killAt: string;
  /** What the insurer adds to the price on the policy, kuruş. */
  dearerBy: number;
}
interface Books {
  money: ('capture' | 'refund')[];
  policies: string[];
}
export const one = { money: ['capture'], policies: [expect.any(String)] };
export const refunded = { money: ['capture', 'refund'], policies: [] };
export const nothing = { money: [], policies: [] };

/** To be called where the tests of a file are declared; each test begins without a fault. */
export function faultyCheckout() {
  const given = { killAt: '', dearerBy: 0 } as FaultyCheckout;
  beforeAll(async () => void (given.checkout = await checkoutTest(faultsOf(given))), 60_000);
  afterAll(() => given.checkout.close());
  afterEach(async () => {
    Object.assign(given, { killAt: '', dearerBy: 0 });
    await given.checkout.sandbox.clearSwitches();
  });

  const booksOf = async (sale: Sale): Promise<Books> => {
    const entries = await given.checkout.ledgerOf(sale);
    for (const { amount } of entries) expect(amount).toBe(sale.offer.total);
    const policies = (await given.checkout.policiesOf(sale)).filter(({ state }) => state === 'active');
    return { money: entries.map(({ kind }) => kind), policies: policies.map(({ policyNo }) => policyNo) };
  };
  /** Time passes and the sweep looks again, as often as the payment may need. */
  const timePasses = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += paymentSettings.retry + 1) {
      given.checkout.test.clock.advance(paymentSettings.retry + 1);
      await given.checkout.sweep();
    }
  };
  return { given, booksOf, timePasses };
}

export async function buy(sale: Sale): Promise<void> {
  await sale.comeBack(await sale.challenge(await sale.start()));
  await sale.settle().catch(() => undefined);
}

function faultsOf(given: FaultyCheckout): CheckoutTestOptions {
  const dying = async <T>(point: string, call: () => Promise<T>): Promise<T> => {
    if (given.killAt === `before ${point}`) throw new Error('killed');
    const answer = await call();
    if (given.killAt === `after ${point}`) throw new Error('killed');
    return answer;
  };
  const dearer = (answer: IssueAnswer): IssueAnswer =>
    answer.kind === 'issued'
      ? { ...answer, policy: { ...answer.policy, total: answer.policy.total + given.dearerBy } }
      : answer;
  return {
    bank: (bank) => ({
      ...bank,
      authorise: (id) => dying('authorise', () => bank.authorise(id)),
      refund: (id) => dying('refund', () => bank.refund(id)),
    }),
    parts: (parts) => ({
      ...parts,
      insurerOf: (firmId) => {
        const insurer = parts.insurerOf(firmId);
        return (
          insurer && {
            ...insurer,
            issuePolicy: (order, signal) =>
              dying('issue', async () => dearer(await insurer.issuePolicy(order, signal))),
          }
        );
      },
    }),
  };
}
