/** One customer with one chosen offer: every step of checkout as a browser performs it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { systemClock } from '@emsal/platform/clock';
import type { Pool } from 'pg';
import { randomId } from '../../../db/random-id';
import type { TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { proofOf } from '../../../customers/owner';
import { identityHashOf } from '../../visit-person/identity-hash';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { completionRunner } from '../completion/completion-runner';
import { disclosuresOf } from '../disclosures/disclosures.texts';
import type { SandboxProcess } from './sandbox-process';

export const goodCard = '5528790000000008';
export const secretKey = 'a test key of at least 32 characters';
/** Owner of the vehicle in the quoted offers and in the line's samples. */
export const insuredIdentity = '10000000078';

/** Received the code of every visit that `verifyVisit` marks. */
export const verifiedTelephone = '5320000000';

/** Marks the visit as verified; the one-time code has tests of its own. */
export async function verifyVisit(
  database: Pick<Pool, 'query'>,
  {
    visitId,
    at,
    identityNo = insuredIdentity,
    phoneNumber = verifiedTelephone,
  }: { visitId: VisitId; at: Date; identityNo?: string; phoneNumber?: string },
): Promise<void> {
  const { identityKey, telephoneKey } = proofOf({ identityNo, phoneNumber });
  await database.query(
    'UPDATE visits SET verified_at = $2, verified_identity_key = $3, identity_key = $4, telephone_key = $5 WHERE id = $1',
    [visitId, at, identityHashOf({ secretKey }, identityNo), identityKey, telephoneKey],
  );
}

/** The environment of a sale. */
export interface SaleFixture {
  test: TestApp;
  sandbox: SandboxProcess;
  dependencies: CheckoutDependencies;
}

export class TestSale {
  readonly #fixture: SaleFixture;
  readonly visitor: TestVisitor;
  readonly visitId: VisitId;
  readonly offer: ChosenOffer;
  odeme = '';
  orderId = '';

  constructor(
    fixture: SaleFixture,
    { visitor, visitId, offer }: { visitor: TestVisitor; visitId: VisitId; offer: ChosenOffer },
  ) {
    this.#fixture = fixture;
    this.visitor = visitor;
    this.visitId = visitId;
    this.offer = offer;
  }

  get email(): string {
    return `${this.visitId.slice(0, 12)}@ornek.example`;
  }

  savePolicyInfo(change: Partial<ParsedOf<'POST policyrequest/CreatePolicyInfo'>> = {}): Promise<TestReply> {
    const { quoteHeaderId, productId } = this.offer;
    const shownDocuments = disclosuresOf(this.offer.line).map(({ kind, textVersion }) => ({ kind, textVersion }));
    const input = {
      visitId: this.visitId,
      quoteHeaderId,
      productId,
      address: { city: '34', district: '3419', moreInformation: 'Örnek Sk. 1' },
      email: this.email,
      shownDocuments,
      ...change,
    };
    return this.visitor.call('POST policyrequest/CreatePolicyInfo', input, { 'idempotency-key': randomId() });
  }

  async cardToken(number = goodCard): Promise<string> {
    const expiry = `12/${(systemClock.now().getFullYear() + 3) % 100}`;
    const { body } = await this.#fixture.sandbox.post('/bank/tokens', {
      holder: 'AYŞE IŞIK',
      number,
      expiry,
      cvv: number.startsWith('37') ? '1234' : '123',
    });
    return String(body['token']);
  }

  /** CreateThreeD. */
  async start(change: Partial<ParsedOf<'POST policyrequest/CreateThreeD'>> = {}, key = randomId()): Promise<TestReply> {
    const { quoteHeaderId, productId, total } = this.offer;
    const input = {
      visitId: this.visitId,
      quoteHeaderId,
      productId,
      selectedPaymentPlanId: '1',
      cardToken: change.cardToken ?? (await this.cardToken()),
      seal: `seal of ${total}`,
      ...change,
    };
    const reply = await this.visitor.call('POST policyrequest/CreateThreeD', input, { 'idempotency-key': key });
    const result = reply.body.result as { odeme: string } | null;
    if (result) this.odeme = result.odeme;
    return reply;
  }

  /** The bank's page; returns the fields of its redirect. */
  async challenge(
    reply: TestReply,
    answer: 'approve' | 'decline' | 'cancel' = 'approve',
  ): Promise<Record<string, string>> {
    const { challenge } = reply.body.result as { challenge: { url: string; fields: Record<string, string> } };
    const page = await this.#fixture.sandbox.form(new URL(challenge.url).pathname, challenge.fields);
    const [, code = ''] = /Kodunuz: (\d{6})/.exec(page) ?? [];
    const fields = hiddenFields(
      await this.#fixture.sandbox.form('/bank/three-d/answer', { ...challenge.fields, code, answer }),
    );
    this.orderId = fields['orderId'] ?? '';
    return fields;
  }

  /** The browser's cross-site post, without our cookies. */
  returnFromBank(fields: Record<string, string>) {
    return this.#fixture.test.app.inject({
      method: 'POST',
      url: '/api/policyrequest/ThreeDResponse',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#fixture.sandbox.url },
      payload: new URLSearchParams(fields).toString(),
    });
  }
  notify(fields: Record<string, string>) {
    return this.#fixture.test.app.inject({
      method: 'POST',
      url: '/api/policyrequest/BankNotification',
      payload: fields,
    });
  }

  /** Waits for the running completion, or runs one. */
  async complete(): Promise<void> {
    const { test, dependencies } = this.#fixture;
    await completionRunner(test.services).run({ ...test.services, dependencies }, this.orderId);
  }

  async status(): Promise<{
    state: string;
    reason: string | null;
    policyNo: string | null;
    documents: { url: string }[];
    total: number | null;
    lineSlug: string;
    discount: { amount: number; isPaid: boolean; dueAt: string } | null;
    order: OutputOf<'POST policyrequest/Success'>['order'];
  }> {
    const { body } = await this.visitor.call('POST policyrequest/Success', { odeme: this.odeme });
    return body.result as never;
  }

  /** From the card to the policy. */
  async buy(number = goodCard): Promise<void> {
    await this.returnFromBank(await this.challenge(await this.start({ cardToken: await this.cardToken(number) })));
    await this.complete();
  }
}

const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
