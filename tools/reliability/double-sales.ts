/** I1 over quotes, visits and browsers: the same insured for the same policyholder twice in overlapping periods. */
import { productClassOf } from '@emsal/lines/registry/product-class';
import { identityKeys } from '@emsal/risks/risk';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { liveSales } from '../../apps/backend/modules/policy/live-sale/tables';
import { policies } from '../../apps/backend/modules/policy/tables';
import { payments } from '../../apps/backend/modules/checkout/payment/tables';
import type { SoldOffer } from '../../apps/backend/modules/checkout/sold-offer';

export interface SoldPolicy {
  id: string;
  offer: Pick<SoldOffer, 'line' | 'risk' | 'insured'>;
  startDate: string;
  endDate: string;
  /** Above 1 when it was bought knowingly beside another one; null without a live sale. */
  ordinal: number | null;
}

/** Through the columns, because sold offers are encrypted. */
export const soldPolicies = (pool: Pool): Promise<SoldPolicy[]> =>
  drizzle(pool, { casing: 'snake_case' })
    .selectDistinctOn([payments.id], {
      id: payments.id,
      offer: payments.offer,
      startDate: policies.startDate,
      endDate: policies.endDate,
      ordinal: liveSales.ordinal,
    })
    .from(payments)
    .innerJoin(policies, eq(policies.orderId, payments.id))
    .leftJoin(liveSales, eq(liveSales.orderId, payments.id))
    .where(eq(policies.state, 'active'));

/** Compares what was sold, not the keys of the table that prevents it. */
export function doubleSales(sold: readonly SoldPolicy[]): string[] {
  const unconfirmed = sold.filter(({ ordinal }) => (ordinal ?? 1) === 1);
  const byInsured = Object.groupBy(unconfirmed.flatMap(insuredIn), ({ key }) => key);
  return Object.values(byInsured).flatMap((policies = []) =>
    policies.flatMap((one, at) =>
      policies
        .slice(at + 1)
        .filter((other) => one.startDate < other.endDate && other.startDate < one.endDate)
        .map((other) => `I1 ${one.id} and ${other.id} insure the same`),
    ),
  );
}

const insuredIn = ({ offer: { line, risk, insured }, ...policy }: SoldPolicy) =>
  identityKeys(risk).map((key) => ({ ...policy, key: [productClassOf(line), insured.identityNo, key].join() }));
