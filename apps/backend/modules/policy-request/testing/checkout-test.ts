/** Checkout against the sandbox's bank, insurers, telephone and mailbox over HTTP, on a real database; only the offers are given. */
import { openMarket, type Market } from '@emsal/insurers/market';
import type { InsurerClient } from '@emsal/insurers/port';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import type { BankPort } from '../../../ports/bank/bank-port';
import { sandboxBank } from '../../../ports/bank/sandbox-bank';
import { mailer } from '../../../ports/mail/mailer';
import { sandboxSms } from '../../../ports/sms/sandbox-sms';
import { testApp } from '../../../testing/test-app';
import { documentModule } from '../../document/document';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import { sweepPayments } from '../payment/payment-jobs';
import { policyRequestModule } from '../policy-request';
import { quotedOffer } from './quoted-offer';
import { Sale, secretKey, verifyVisit, type SaleFixture } from './sale';
import { openSandbox } from './sandbox-process';

export interface CheckoutTest extends SaleFixture {
  /** A visit with a chosen offer, its policy information given. */
  sale(change?: Partial<ChosenOffer>): Promise<Sale>;
  /** One look at everything that is due, as after a restart. */
  sweep(): Promise<void>;
  /** What the bank took for a sale and gave back. */
  ledgerOf(sale: Pick<Sale, 'orderId'>): Promise<LedgerEntry[]>;
  /** What the insurers wrote for it. */
  policiesOf(sale: Pick<Sale, 'orderId'>): Promise<PolicyEntry[]>;
  close(): Promise<void>;
}
export interface LedgerEntry {
  kind: 'capture' | 'refund';
  orderId: string;
  amount: number;
}
interface PolicyEntry {
  orderId: string;
  state: string;
  total: number;
  ordersReceived: number;
  policyNo: string;
}
export interface CheckoutTestOptions {
  /** Wraps the bank or the insurer, to die at a named point. */
  bank?: (bank: BankPort) => BankPort;
  parts?: (parts: CheckoutParts) => CheckoutParts;
}

export async function checkoutTest({
  bank = (same) => same,
  parts: wrap = (same) => same,
}: CheckoutTestOptions = {}): Promise<CheckoutTest> {
  const sandbox = await openSandbox(secretKey);
  const market = openMarket({ addressOf: (firm) => `${sandbox.url}/insurers/${firm}` });
  const offers = new Map<string, ChosenOffer>();
  const parts = wrap(partsOf(offers, market));
  const ports = { ...portsTo(sandbox.url), bank: bank(portsTo(sandbox.url).bank) };
  const test = await testApp([policyRequestModule(() => parts), documentModule], {
    ports,
    env: { SANDBOX_URL: sandbox.url },
    work: true,
  });
  return {
    test,
    sandbox,
    parts,
    sale: (change) => newSale({ test, sandbox, parts, market, offers }, change),
    sweep: () => sweepPayments(test.services, parts),
    ledgerOf: async (sale) =>
      ofSale(sale, (await sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json')).entries),
    policiesOf: async (sale) =>
      ofSale(sale, (await sandbox.get<{ policies: PolicyEntry[] }>('/insurers/books.json')).policies),
    close: async () => {
      await test.close();
      await market.close();
      await sandbox.close();
    },
  };
}

const ofSale = <Entry extends { orderId: string }>({ orderId }: Pick<Sale, 'orderId'>, entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.orderId === orderId);

/** Milliseconds until an answer counts as lost: few, because tests wait for it, and more than a busy machine needs to answer. */
export const patience = 2_000;

/** @param url of the sandbox */
export const portsTo = (url: string) => ({
  bank: sandboxBank({ url, merchantSecret: merchantSecretOf(secretKey), deadline: patience }),
  sms: sandboxSms(url),
  mail: mailer({ url, from: 'Emsal <bilgi@emsal.example>' }),
});

const partsOf = (offers: Map<string, ChosenOffer>, market: Market): CheckoutParts => ({
  offers: {
    chosenOffer: async (_services, { visitId, quoteHeaderId, productId }) => {
      const offer = offers.get(visitId);
      return offer &&
        (quoteHeaderId ?? offer.quoteHeaderId) === offer.quoteHeaderId &&
        (productId ?? offer.productId) === offer.productId
        ? offer
        : null;
    },
    storedOffer: async (_services, { visitId }) => offers.get(visitId) ?? null,
    sealOf: async (_services, { total }) => `seal of ${total}`,
    verifySeal: async (_services, offer, seal) => (seal === `seal of ${offer.total}` ? 'valid' : 'forged'),
  },
  insurerOf: (firm) => impatient(market.seat(firm)?.client),
});

/** An order that hangs is given up before its true deadline. */
const impatient = (client: InsurerClient | undefined): InsurerClient | undefined =>
  client && {
    ...client,
    issuePolicy: (order, signal) => client.issuePolicy(order, AbortSignal.any([signal, AbortSignal.timeout(patience)])),
  };

async function newSale(
  fixture: SaleFixture & { market: Market; offers: Map<string, ChosenOffer> },
  change: Partial<ChosenOffer> = {},
): Promise<Sale> {
  const visitor = await fixture.test.visitor();
  const visitId = await visitor.visit();
  const offer = { ...(await quotedOffer(fixture.market, visitId)), ...change };
  fixture.offers.set(visitId, offer);
  await verifyVisit(fixture.test.services.database.pool, { visitId, at: fixture.test.clock.now() });
  const sale = new Sale(fixture, { visitor, visitId, offer });
  await sale.info();
  return sale;
}
