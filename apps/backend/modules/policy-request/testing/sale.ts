/** One customer with one chosen offer: every step of checkout as a browser takes it. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { Pool } from 'pg';
import { systemClock } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { identityKeyOf } from '../../customer/identity-key';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import { completionRunner } from '../payment/completion-runner';
import { shownTexts } from '../texts/shown.texts';
import type { SandboxProcess } from './sandbox-process';

export const goodCard = '5528790000000008';
export const secretKey = 'a test key of at least 32 characters';
/** Whose vehicle the quoted offers and the samples of the line are about. */
export const insuredIdentity = '10000000078';

/** As the right one-time code leaves the visit; its own tests prove the code. */
export async function verifyVisit(
  database: Pick<Pool, 'query'>,
  { visitId, at, identityNo = insuredIdentity }: { visitId: string; at: Date; identityNo?: string },
): Promise<void> {
  await database.query('UPDATE visits SET verified_at = $2, verified_identity_key = $3 WHERE id = $1', [
    visitId,
    at,
    identityKeyOf({ secretKey }, identityNo),
  ]);
}

/** What a sale happens in. */
export interface SaleFixture {
  test: TestApp;
  sandbox: SandboxProcess;
  parts: CheckoutParts;
}

export class Sale {
  readonly #fixture: SaleFixture;
  readonly visitor: TestVisitor;
  readonly visitId: string;
  readonly offer: ChosenOffer;
  odeme = '';
  orderId = '';

  constructor(
    fixture: SaleFixture,
    { visitor, visitId, offer }: { visitor: TestVisitor; visitId: string; offer: ChosenOffer },
  ) {
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
    const shownDocuments = shownTexts(this.offer.line).map(({ kind, textVersion }) => ({ kind, textVersion }));
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

  async token(number = goodCard): Promise<string> {
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
      cardToken: change.cardToken ?? (await this.token()),
      seal: `seal of ${total}`,
      ...change,
    };
    const reply = await this.visitor.call('POST policyrequest/CreateThreeD', input, { 'idempotency-key': key });
    const result = reply.body.result as { odeme: string } | null;
    if (result) this.odeme = result.odeme;
    return reply;
  }

  /** The bank's page; the fields of its way back. */
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

  /** The browser's cross-site post: no cookie of ours arrives with it. */
  comeBack(fields: Record<string, string>) {
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

  /** Waits for the run that is under way, or makes one. */
  async settle(): Promise<void> {
    const { test, parts } = this.#fixture;
    await completionRunner(test.services).run({ ...test.services, parts }, this.orderId);
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
    await this.comeBack(await this.challenge(await this.start({ cardToken: await this.token(number) })));
    await this.settle();
  }
}

const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
