/** Faults between card and policy, each with its designed outcome; after each, bank, insurer and backend agree (docs/reliability.md, I1 to I5). */
import type { IssueAnswer } from '@emsal/insurers/policy-order';
import { paymentSettings } from '../payment/payment-settings';
import { checkoutTest, type CheckoutTest, type CheckoutTestOptions } from './checkout-test';
import type { TestSale } from './test-sale';

export interface FaultyCheckout {
  checkout: CheckoutTest;
  /** The process dies at this point, e.g. `before issue`: nothing after it runs, and the database keeps what was committed. */
  killAt: string;
  /** Added to the policy's price by the insurer, kuruş. */
  extraPremium: number;
}
interface Books {
  money: ('capture' | 'refund')[];
  policies: string[];
}
export const oneCaptureOnePolicy = { money: ['capture'], policies: [expect.any(String)] };
export const refundedNoPolicy = { money: ['capture', 'refund'], policies: [] };
export const nothingCharged = { money: [], policies: [] };

/** Call it at the top level of a spec file; each test starts without a fault. */
export function faultyCheckout() {
  const noFault = { killAt: '', extraPremium: 0 };
  const given = { ...noFault } as FaultyCheckout;
  beforeAll(async () => void (given.checkout = await checkoutTest(faultsOf(given))), 60_000);
  afterAll(() => given.checkout.close());
  afterEach(async () => {
    Object.assign(given, noFault);
    await given.checkout.sandbox.clearSwitches();
  });

  const booksOf = async (sale: TestSale): Promise<Books> => {
    const entries = await given.checkout.ledgerOf(sale);
    for (const { amount } of entries) expect(amount).toBe(sale.offer.total);
    const policies = (await given.checkout.policiesOf(sale)).filter(({ state }) => state === 'active');
    return { money: entries.map(({ kind }) => kind), policies: policies.map(({ policyNo }) => policyNo) };
  };
  /** Advances the clock and resumes payments, as often as the payment may need. */
  const timePasses = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += paymentSettings.retry + 1) {
      given.checkout.test.clock.advance(paymentSettings.retry + 1);
      await given.checkout.resume();
    }
  };
  return { given, booksOf, timePasses };
}

export async function buy(sale: TestSale): Promise<void> {
  await sale.returnFromBank(await sale.challenge(await sale.start()));
  await sale.complete().catch(() => undefined);
}

function faultsOf(given: FaultyCheckout): CheckoutTestOptions {
  const dieAround = async <T>(point: string, call: () => Promise<T>): Promise<T> => {
    if (given.killAt === `before ${point}`) throw new Error('killed');
    const answer = await call();
    if (given.killAt === `after ${point}`) throw new Error('killed');
    return answer;
  };
  const withExtraPremium = (answer: IssueAnswer): IssueAnswer =>
    answer.kind === 'issued'
      ? { ...answer, policy: { ...answer.policy, total: answer.policy.total + given.extraPremium } }
      : answer;
  return {
    bank: (bank) => ({
      ...bank,
      initialize: (order) => dieAround('initialize', () => bank.initialize(order)),
      authorise: (id) => dieAround('authorise', () => bank.authorise(id)),
      refund: (id) => dieAround('refund', () => bank.refund(id)),
    }),
    dependencies: (dependencies) => ({
      ...dependencies,
      insurerOf: (firmId) => {
        const insurer = dependencies.insurerOf(firmId);
        return (
          insurer && {
            ...insurer,
            issuePolicy: (order, signal) =>
              dieAround('issue', async () => withExtraPremium(await insurer.issuePolicy(order, signal))),
          }
        );
      },
    }),
  };
}
