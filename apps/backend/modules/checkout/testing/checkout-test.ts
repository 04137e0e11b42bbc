/** Checkout against the sandbox's bank, insurers, telephone and mailbox over HTTP, on a real database; only the offers are supplied by the test. */
import { connectInsurers, type InsurerConnections } from '@emsal/insurers/connect-insurers';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import type { BankPort } from '../../../ports/bank/bank-port';
import { sandboxBank } from '../../../ports/bank/sandbox-bank';
import { mailer } from '../../../ports/mail/mailer';
import { sandboxSms } from '../../../ports/sms/sandbox-sms';
import { testApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';
import { invitationModule } from '../../invitation/invitation';
import { policyModule } from '../../policy/policy';
import { serviceRequestModule } from '../../service-request/service-request';
import { documentModule } from '../../document/document';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { resumePayments } from '../completion/resume-payments';
import { checkoutModule } from '../checkout';
import { quotedOffer } from './quoted-offer';
import { TestSale, secretKey, verifyVisit, type SaleFixture } from './test-sale';
import { openSandbox } from './sandbox-process';

export interface CheckoutTest extends SaleFixture {
  /** A visit with a chosen offer and saved policy information. @param visitor for a second visit of the same browser */
  sale(change?: Partial<ChosenOffer>, visitor?: TestVisitor): Promise<TestSale>;
  /** Of all due payments once, as after a restart. */
  resume(): Promise<void>;
  /** Captures and refunds of a sale at the bank. */
  ledgerOf(sale: Pick<TestSale, 'orderId'>): Promise<LedgerEntry[]>;
  /** Policies of a sale at the insurers. */
  policiesOf(sale: Pick<TestSale, 'orderId'>): Promise<PolicyEntry[]>;
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
  /** Wraps the bank or the insurers to inject faults. */
  bank?: (bank: BankPort) => BankPort;
  dependencies?: (dependencies: CheckoutDependencies) => CheckoutDependencies;
}

export async function checkoutTest({
  bank = (same) => same,
  dependencies: wrap = (same) => same,
}: CheckoutTestOptions = {}): Promise<CheckoutTest> {
  const sandbox = await openSandbox(secretKey);
  const insurers = connectInsurers({ addressOf: (firm) => `${sandbox.url}/insurers/${firm}` });
  const offers = new Map<string, ChosenOffer>();
  const dependencies = wrap(testDependencies(offers, insurers));
  const ports = { ...portsTo(sandbox.url), bank: bank(portsTo(sandbox.url).bank) };
  const modules = [checkoutModule(() => dependencies), policyModule, serviceRequestModule(() => dependencies)];
  const test = await testApp([...modules, documentModule, invitationModule], {
    ports,
    env: { SANDBOX_URL: sandbox.url },
    startsJobs: true,
  });
  return {
    test,
    sandbox,
    dependencies,
    sale: (change, visitor) => newSale({ test, sandbox, dependencies, insurers, offers }, change, visitor),
    resume: () => resumePayments(test.services, dependencies),
    ledgerOf: async (sale) =>
      ofSale(sale, (await sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json')).entries),
    policiesOf: async (sale) =>
      ofSale(sale, (await sandbox.get<{ policies: PolicyEntry[] }>('/insurers/books.json')).policies),
    close: async () => {
      await test.close();
      await insurers.close();
      await sandbox.close();
    },
  };
}

const ofSale = <Entry extends { orderId: string }>({ orderId }: Pick<TestSale, 'orderId'>, entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.orderId === orderId);

/** Milliseconds until an answer counts as lost: short, because tests wait for it, but longer than a busy machine needs. */
export const portTimeoutMs = 2_000;

/** @param url of the sandbox */
export const portsTo = (url: string) => ({
  bank: sandboxBank({ url, merchantSecret: merchantSecretOf(secretKey), deadline: portTimeoutMs }),
  sms: sandboxSms(url),
  mail: mailer({ url, from: 'Emsal <bilgi@emsal.example>' }),
});

const testDependencies = (offers: Map<string, ChosenOffer>, insurers: InsurerConnections): CheckoutDependencies => ({
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
    adviserCase: async () => null,
    sealOf: async (_services, { total }) => `seal of ${total}`,
    verifySeal: async (_services, offer, seal) => (seal === `seal of ${offer.total}` ? 'valid' : 'forged'),
  },
  insurerOf: (firm) => withShortTimeout(insurers.connection(firm)?.client),
});

/** A hanging order times out before its real deadline. */
const withShortTimeout = (client: InsurerClient | undefined): InsurerClient | undefined =>
  client && {
    ...client,
    issuePolicy: (order, signal) =>
      client.issuePolicy(order, AbortSignal.any([signal, AbortSignal.timeout(portTimeoutMs)])),
  };

async function newSale(
  fixture: SaleFixture & { insurers: InsurerConnections; offers: Map<string, ChosenOffer> },
  change: Partial<ChosenOffer> = {},
  sameVisitor?: TestVisitor,
): Promise<TestSale> {
  const visitor = sameVisitor ?? (await fixture.test.visitor());
  const visitId = await visitor.visit();
  const offer = { ...(await quotedOffer(fixture.insurers, visitId)), ...change };
  fixture.offers.set(visitId, offer);
  await verifyVisit(fixture.test.services.database.pool, {
    visitId,
    at: fixture.test.clock.now(),
    identityNo: offer.insured.identityNo,
  });
  const sale = new TestSale(fixture, { visitor, visitId, offer });
  await sale.savePolicyInfo();
  return sale;
}
