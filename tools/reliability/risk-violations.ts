/** I1 to I5 by risk and period, over quotes, visits and browsers: what bank and insurers hold for payments that insure the same. */
import { productClassOf } from '@emsal/lines/registry/product-class';
import { identityKeys } from '@emsal/risks/risk';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { liveSales } from '../../apps/backend/modules/policy/live-sale/tables';
import { payments } from '../../apps/backend/modules/checkout/payment/tables';
import type { SoldOffer } from '../../apps/backend/modules/checkout/sold-offer';
import type { LedgerEntry } from '../../apps/backend/modules/checkout/testing/checkout-test';

export interface PaidRisk {
  id: string;
  state: string;
  offer: Pick<SoldOffer, 'line' | 'risk' | 'insured' | 'startDate'>;
  /** Above 1 when it was bought knowingly beside another one; null without a live sale. */
  ordinal: number | null;
}
export interface BookEntry {
  orderId: string;
  state: string;
  total: number;
  startDate: string;
  endDate: string;
}
export type Movement = Pick<LedgerEntry, 'orderId' | 'kind' | 'amount'>;

interface Books {
  ledger: readonly Movement[];
  books: readonly BookEntry[];
}
/** A payment with what bank and insurer hold for it. */
interface Held extends PaidRisk {
  key: string;
  /** Captures less refunds. */
  kept: number;
  active: readonly BookEntry[];
  from: string;
  until: string;
}

export const paidRisks = (pool: Pool): Promise<PaidRisk[]> =>
  drizzle(pool, { casing: 'snake_case' })
    .selectDistinctOn([payments.id], {
      id: payments.id,
      state: payments.state,
      offer: payments.offer,
      ordinal: liveSales.ordinal,
    })
    .from(payments)
    .leftJoin(liveSales, eq(liveSales.orderId, payments.id));

export function riskViolations(paid: readonly PaidRisk[], records: Books): string[] {
  const known = new Set(paid.map(({ id }) => id));
  const unknown = records.books.filter(({ orderId }) => !known.has(orderId));
  const byRisk = Object.groupBy(
    paid.flatMap((payment) => heldFor(payment, records)),
    ({ key }) => key,
  );
  return [
    ...unknown.map(({ orderId }) => `I3 ${orderId} is known to the insurer only`),
    ...Object.values(byRisk).flatMap((held = []) => [...sumViolations(held), ...pairViolations(held)]),
  ];
}

function heldFor(payment: PaidRisk, { ledger, books }: Books): Held[] {
  const { line, risk, insured, startDate } = payment.offer;
  const kept = ledger
    .filter(({ orderId }) => orderId === payment.id)
    .reduce((sum, { kind, amount }) => sum + (kind === 'capture' ? amount : -amount), 0);
  const active = books.filter(({ orderId, state }) => orderId === payment.id && state === 'active');
  const from = active[0]?.startDate ?? startDate;
  const until = active[0]?.endDate ?? yearAfter(startDate);
  const owner = [productClassOf(line), insured.identityNo];
  return identityKeys(risk).map((key) => ({ ...payment, key: [...owner, key].join(), kept, active, from, until }));
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** I2 and I5: all that is kept for a risk pays for its policies, to the kuruş. */
function sumViolations(held: readonly Held[]): string[] {
  const kept = held.reduce((sum, payment) => sum + payment.kept, 0);
  const premiums = held.flatMap(({ active }) => active).reduce((sum, { total }) => sum + total, 0);
  return kept === premiums ? [] : [`I5 ${idsOf(held)}: ${kept} kept for one risk, premiums ${premiums}`];
}

/** I1, I3 and I4: nothing twice for the same period, unless it was confirmed. */
function pairViolations(held: readonly Held[]): string[] {
  const unconfirmed = held.filter(({ ordinal }) => (ordinal ?? 1) === 1);
  return unconfirmed.flatMap((one, at) =>
    unconfirmed
      .slice(at + 1)
      .filter((other) => one.from < other.until && other.from < one.until)
      .flatMap((other) => doubled([one, other])),
  );
}

function doubled(pair: readonly Held[]): string[] {
  const found = [
    ...(pair.every(({ kept }) => kept > 0) ? ['I1 charged'] : []),
    ...(pair.every(({ active }) => active.length > 0) ? ['I3 insured'] : []),
    ...(pair.every(({ state }) => state === 'policy_issued') ? ['I4 shown as bought'] : []),
  ];
  return found.map((what) => `${what} twice for one risk and period: ${idsOf(pair)}`);
}

const idsOf = (held: readonly Held[]): string => held.map(({ id }) => id).join(', ');
