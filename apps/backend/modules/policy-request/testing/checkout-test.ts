/** Checkout against the sandbox's bank, insurers, telephone and mailbox over HTTP, on a real database; only the offers are given. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ParsedOf } from '@emsal/api/calls/table';
import { openMarket, type Market } from '@emsal/insurers/market';
import type { InsurerClient } from '@emsal/insurers/port';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { dayInTurkey, systemClock } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { BankPort } from '../../../ports/bank/bank-port';
import { merchantSecretOf, sandboxBank } from '../../../ports/bank/sandbox-bank';
import { mailer } from '../../../ports/mail/mailer';
import { sandboxSms } from '../../../ports/sms/sandbox-sms';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { documentModule } from '../../document/document';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import { completionRunner } from '../payment/completion-runner';
import { sweepPayments } from '../payment/payment-jobs';
import { policyRequestModule } from '../policy-request';
import { shownTexts } from '../texts/shown-texts';
import { openSandbox, type SandboxProcess } from './sandbox-process';

export const goodCard = '5528790000000008';
export const secretKey = 'a test key of at least 32 characters';
/** Speaks JSON, sells online, has no quirks. */
const firmId = 31;

export interface CheckoutTest {
  test: TestApp;
  sandbox: SandboxProcess;
  parts: CheckoutParts;
  /** A visit with a chosen offer, its policy information given. */
  sale(change?: Partial<ChosenOffer>): Promise<Sale>;
  /** One look at everything that is due, as after a restart. */
  sweep(): Promise<void>;
  captures(): Promise<LedgerEntry[]>;
  books(): Promise<{ orderId: string; state: string; total: number; ordersReceived: number; policyNo: string }[]>;
  close(): Promise<void>;
}
export interface LedgerEntry {
  kind: 'capture' | 'refund';
  orderId: string;
  amount: number;
}
export interface CheckoutTestOptions {
  /** Wraps the bank or the insurer, to die at a named point. */
  bank?: (bank: BankPort) => BankPort;
  parts?: (parts: CheckoutParts) => CheckoutParts;
}

export async function checkoutTest({ bank = (same) => same, parts: wrap = (same) => same }: CheckoutTestOptions = {}): Promise<CheckoutTest> {
  const sandbox = await openSandbox(secretKey);
  const market = openMarket({ addressOf: (firm) => `${sandbox.url}/insurers/${firm}` });
  const offers = new Map<string, ChosenOffer>();
  const parts = wrap(partsOf(offers, market));
  const ports = { ...portsTo(sandbox.url), bank: bank(portsTo(sandbox.url).bank) };
  const test = await testApp([policyRequestModule(() => parts), documentModule], { ports, env: { SANDBOX_URL: sandbox.url }, work: true });
  return {
    test,
    sandbox,
    parts,
    sale: (change) => newSale({ test, sandbox, parts, market, offers }, change),
    sweep: () => sweepPayments(test.services, parts),
    captures: async () => (await sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json')).entries,
    books: async () => (await sandbox.get<{ policies: never[] }>('/insurers/books.json')).policies,
    close: async () => {
      await test.close();
      await market.close();
      await sandbox.close();
    },
  };
}

/** @param url of the sandbox */
export const portsTo = (url: string) => ({ bank: sandboxBank({ url, merchantSecret: merchantSecretOf(secretKey), deadline: 400 }), sms: sandboxSms(url), mail: mailer({ url, from: 'Emsal <bilgi@emsal.example>' }) });

const partsOf = (offers: Map<string, ChosenOffer>, market: Market): CheckoutParts => ({
  offers: {
    chosenOffer: async (_services, { visitId, quoteHeaderId, productId }) => {
      const offer = offers.get(visitId);
      return offer && (quoteHeaderId ?? offer.quoteHeaderId) === offer.quoteHeaderId && (productId ?? offer.productId) === offer.productId ? offer : null;
    },
    verifySeal: async (_services, offer, seal) => (seal === `seal of ${offer.total}` ? 'valid' : 'forged'),
  },
  insurerOf: (firm) => impatient(market.seat(firm)?.client),
});

/** An order that hangs is given up after 0.3 s, so that the tests need not wait for the true deadline. */
const impatient = (client: InsurerClient | undefined): InsurerClient | undefined =>
  client && { ...client, issuePolicy: (order, signal) => client.issuePolicy(order, AbortSignal.any([signal, AbortSignal.timeout(300)])) };

/** Prices come from the insurer, so that it will issue at them. */
async function quoted(market: Market, visitId: string): Promise<ChosenOffer> {
  const seat = market.seat(firmId)!;
  const startDate = dayInTurkey(systemClock.now());
  const answer = await seat.client.quote({ ...sampleRequest, requestId: randomId(), startDate, previousPolicyEnd: undefined }, AbortSignal.timeout(5000));
  if (answer.kind !== 'offers') throw new Error(`no offer: ${answer.code}`);
  const { quoteRef, packageNo, productName, base, discounts, taxes, instalmentCost, total, maxInstalments, assurances } = answer.offers[0]!;
  return {
    offerId: randomId(), visitId, quoteHeaderId: randomId(), offerNo: '4830271956', productId: firmId * 1000 + packageNo, firmId, firmName: seat.facts.name, productName, quoteRef, total,
    breakdown: { base, discounts, taxes, instalmentCost, total }, assurances, maxInstalments, validUntil: new Date('2026-12-01T00:00:00Z'), isCallCentreOnly: false,
    insured: { identityNo: '10000000078', displayName: 'AYŞE ÇĞİÖÜ IŞIK', phoneNumber: phoneOf(visitId), email: '' }, vehicle: { plate: '34ABC12', description: 'Toyota Corolla 1.5 Dream 2021' }, startDate,
  };
}
/** A telephone of its own per visit. */
const phoneOf = (visitId: string): string => `53${BigInt(`0x${visitId}`) % 100_000_000n}`.padEnd(10, '0');

type Fixture = Pick<CheckoutTest, 'test' | 'sandbox' | 'parts'>;

async function newSale(fixture: Fixture & { market: Market; offers: Map<string, ChosenOffer> }, change: Partial<ChosenOffer> = {}): Promise<Sale> {
  const visitor = await fixture.test.visitor();
  const visitId = await visitor.visit();
  const offer = { ...(await quoted(fixture.market, visitId)), ...change };
  fixture.offers.set(visitId, offer);
  const sale = new Sale(fixture, { visitor, visitId, offer });
  await sale.info();
  return sale;
}

/** One customer with one chosen offer. */
export class Sale {
  readonly #fixture: Fixture;
  readonly visitor: TestVisitor;
  readonly visitId: string;
  readonly offer: ChosenOffer;
  odeme = '';
  orderId = '';

  constructor(fixture: Fixture, { visitor, visitId, offer }: { visitor: TestVisitor; visitId: string; offer: ChosenOffer }) {
    this.#fixture = fixture;
    this.visitor = visitor;
    this.visitId = visitId;
    this.offer = offer;
  }

  get email(): string {
    return `${this.visitId.slice(0, 12)}@ornek.example`;
  }

  info(change: Partial<ParsedOf<'POST policyrequest/CreatePolicyInfo'>> = {}): Promise<TestReply> {
    const { quoteHeaderId, productId } = this.offer;
    const shownDocuments = shownTexts.map(({ kind, textVersion }) => ({ kind, textVersion }));
    const input = { visitId: this.visitId, quoteHeaderId, productId, address: { city: '34', district: '3419', moreInformation: 'Örnek Sk. 1' }, email: this.email, shownDocuments, ...change };
    return this.visitor.call('POST policyrequest/CreatePolicyInfo', input, { 'idempotency-key': randomId() });
  }

  async token(number = goodCard): Promise<string> {
    const expiry = `12/${(systemClock.now().getFullYear() + 3) % 100}`;
    const { body } = await this.#fixture.sandbox.post('/bank/tokens', { holder: 'AYŞE IŞIK', number, expiry, cvv: number.startsWith('37') ? '1234' : '123' });
    return String(body['token']);
  }

  /** CreateThreeD. */
  async start(change: Partial<ParsedOf<'POST policyrequest/CreateThreeD'>> = {}, key = randomId()): Promise<TestReply> {
    const { quoteHeaderId, productId, total } = this.offer;
    const input = { visitId: this.visitId, quoteHeaderId, productId, selectedPaymentPlanId: '1', cardToken: change.cardToken ?? (await this.token()), seal: `seal of ${total}`, ...change };
    const reply = await this.visitor.call('POST policyrequest/CreateThreeD', input, { 'idempotency-key': key });
    const result = reply.body.result as { odeme: string } | null;
    if (result) this.odeme = result.odeme;
    return reply;
  }

  /** The bank's page; the fields of its way back. */
  async challenge(reply: TestReply, answer: 'approve' | 'decline' | 'cancel' = 'approve'): Promise<Record<string, string>> {
    const { challenge } = reply.body.result as { challenge: { url: string; fields: Record<string, string> } };
    const page = await this.#fixture.sandbox.form(new URL(challenge.url).pathname, challenge.fields);
    const [, code = ''] = /Kodunuz: (\d{6})/.exec(page) ?? [];
    const fields = hiddenFields(await this.#fixture.sandbox.form('/bank/three-d/answer', { ...challenge.fields, code, answer }));
    this.orderId = fields['orderId'] ?? '';
    return fields;
  }

  /** The browser's cross-site post: no cookie of ours arrives with it. */
  comeBack(fields: Record<string, string>) {
    return this.#fixture.test.app.inject({ method: 'POST', url: '/api/policyrequest/ThreeDResponse', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#fixture.sandbox.url }, payload: new URLSearchParams(fields).toString() });
  }
  notify(fields: Record<string, string>) {
    return this.#fixture.test.app.inject({ method: 'POST', url: '/api/policyrequest/BankNotification', payload: fields });
  }

  /** Waits for the run that is under way, or makes one. */
  async settle(): Promise<void> {
    const { test, parts } = this.#fixture;
    await completionRunner(test.services).run({ ...test.services, parts }, this.orderId);
  }

  async status(): Promise<{ state: string; reason: string | null; policyNo: string | null; documents: { url: string }[]; total: number | null; lineSlug: string }> {
    const { body } = await this.visitor.call('POST policyrequest/Success', { odeme: this.odeme });
    return body.result as never;
  }

  /** From the card to the policy. */
  async buy(number = goodCard): Promise<void> {
    await this.comeBack(await this.challenge(await this.start({ cardToken: await this.token(number) })));
    await this.settle();
  }
}

const hiddenFields = (page: string): Record<string, string> => Object.fromEntries([...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [name!, value!]));

/** Waits for what a job does in its own time. */
export async function eventually<T>(look: () => Promise<T | undefined | null | false>, seconds = 15): Promise<T> {
  for (let left = seconds * 20; left > 0; left -= 1) {
    const seen = await look();
    if (seen) return seen;
    await pause(50);
  }
  throw new Error('it never happened');
}
