/** A world of persons, telephones and browsers that buy, log in and link through the product's own functions. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { secondsAfter } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import type { BackendModule } from '../../../http/module';
import { Refusal } from '../../../http/refusal';
import { samplePerson } from '../../../testing/scripted-ports';
import { testApp, type TestApp } from '../../../testing/test-app';
import { sentCode } from '../../../testing/verify-visit';
import { ownerIn } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import { addDocument } from '../../document/document-store';
import { verifyVisit } from '../../otp/verify-visit';
import { outboxOf } from '../../policy/testing/opened-order';
import type { PaymentRow } from '../../checkout/payment/payment-store';
import { issueSoldPolicy } from '../../checkout/policy/issue-sold-policy';
import type { CheckedSale } from '../../checkout/starting/check-sale';
import { findOrStartAttempt } from '../../checkout/starting/payment-attempt';
import { addVisitor } from '../../token/token-store';
import { visitOf } from '../../visit/own-visit';
import { addVisit, readHeldVisit } from '../../visit/visit-store';
import { linkPurchases, sendLinkCode, type PurchaseLink } from '../link-purchases';
import { logIn, type OpenedSession } from '../log-in';

export interface Buyer {
  identityNo: string;
  phoneNumber: string;
}

/** Rows of a purchase, and the column that names its payment. */
const paymentColumns = { payments: 'id', policies: 'order_id', documents: 'subject_id' } as const;
export type PurchaseTable = keyof typeof paymentColumns;

export interface AccountWorld {
  backend: TestApp;
  /** A browser's id. */
  browser(): Promise<string>;
  /** A visit that a one-time code proved, a payment in it, its policy and the policy's document. @returns the ids of visit and payment */
  buy(buyer: Buyer, visitorId: string): Promise<{ visitId: VisitId; paymentId: string }>;
  /** @param birthDate `none` when it is not asked */
  logIn(buyer: Buyer, birthDate: 'right' | 'wrong' | 'none', visitorId: string): Promise<OpenedSession | Refusal>;
  /** Requests the code and enters it, or another one. */
  link(link: PurchaseLink, code: 'right' | 'wrong'): Promise<number | Refusal>;
  /** By payment. @param table which of the purchase's rows */
  ownersOf(paymentIds: readonly string[], table?: PurchaseTable): Promise<Map<string, string | null>>;
}

export async function accountWorld(
  modules: readonly BackendModule[] = [],
  options?: Parameters<typeof testApp>[1],
): Promise<AccountWorld> {
  const backend = await testApp(modules, options);
  const { services, clock, ports } = backend;
  return {
    backend,
    browser: async () => {
      const id = randomId();
      await addVisitor(services.db, { id, deviceKey: id, createdAt: clock.now() });
      return id;
    },
    buy: (buyer, visitorId) => buy(backend, buyer, visitorId),
    logIn: (buyer, birthDate, visitorId) => {
      const value = { ...samplePerson, birthDateMatches: birthDate === 'right' };
      ports.persons.set(buyer.identityNo, { state: 'found', value });
      const login = { ...buyer, ...(birthDate !== 'none' && { birthDate: '1985-04-12' }) };
      return logIn(login, { ...services, visitor: { id: visitorId } });
    },
    link: async (link, which) => {
      const sent = await sendLinkCode(link, services);
      if (sent instanceof Refusal) return sent;
      const code = sentCode(ports, link.phoneNumber) || '000000';
      const wrong = code === '111111' ? '222222' : '111111';
      return linkPurchases(link, { codeId: sent.codeId, code: which === 'right' ? code : wrong }, services);
    },
    ownersOf: async (paymentIds, table = 'payments') => {
      const { rows } = await services.database.pool.query<{ id: string; customer_id: string | null }>(
        `SELECT ${paymentColumns[table]} AS id, customer_id FROM ${table} WHERE ${paymentColumns[table]} = ANY($1)`,
        [paymentIds],
      );
      return new Map(rows.map((row) => [row.id, row.customer_id]));
    },
  };
}

async function buy({ services, clock }: TestApp, buyer: Buyer, visitorId: string) {
  const { db } = services;
  const visitId = randomId();
  await addVisit(db, { id: visitId, visitorId, branchId: 53, line: 'TRAFFIC', createdAt: clock.now() });
  await db.transaction((tx) => verifyVisit(tx, services, { visitId, ...buyer }));
  const visit = visitOf((await readHeldVisit(db, visitId))!, clock);
  const context = { ...services, visit, visitor: { id: visitorId } } as unknown as VisitContext;
  const payment = await findOrStartAttempt(saleOf(buyer, visitId, clock.now()), context);
  if (payment instanceof Refusal) throw new Error(`the sale was refused: ${payment.code}`);
  await db.transaction((tx) => issue(tx, payment, clock.now()));
  return { visitId, paymentId: payment.id };
}

/** The policy and its document, as the completion and its job write them. */
async function issue(tx: Tx, payment: PaymentRow, issuedAt: Date): Promise<void> {
  const { id, visitorId, visitId, amount: total } = payment;
  const policy = { orderId: id, policyNo: id.slice(0, 20), startDate: '2026-12-01', endDate: '2027-12-01', total };
  await issueSoldPolicy(outboxOf(tx), payment, { policy: { ...policy, state: 'active' }, issuedAt });
  const document = { id: randomId(), visitorId, visitId, subjectId: id, kind: 'policy', name: 'Poliçe' } as const;
  const file = { content: Buffer.from('%PDF-'), createdAt: issuedAt };
  await addDocument(tx, { ...ownerIn(payment), ...document, ...file });
}

/** Of a sale only what ownership reads. */
const saleOf = ({ identityNo, phoneNumber }: Buyer, visitId: VisitId, now: Date): CheckedSale =>
  ({
    offer: {
      visitId,
      line: 'TRAFFIC',
      firmId: 31,
      productId: 31_001,
      quoteHeaderId: randomId(),
      offerId: randomId(),
      insured: { identityNo, phoneNumber, displayName: '', email: '' },
      validUntil: secondsAfter(now, 3600),
      // Of its own: the same vehicle is sold once.
      risk: { kind: 'vehicle', version: 1, plate: randomId().slice(0, 12) },
      startDate: '2026-12-01',
      endDate: '2027-12-01',
    },
    plan: { id: '1', instalments: 1, total: 100 },
    email: 'a@ornek.example',
    cardToken: randomId(),
    payer: null,
    coupon: null,
  }) as unknown as CheckedSale;
