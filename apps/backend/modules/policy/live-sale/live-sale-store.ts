/** SQL of live sales. */
import type { ProductClass } from '@emsal/lines/registry/product-class';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DayRange } from '../../../db/column-types';
import type { Executor, Tx } from '../../../db/database';
import { onlyItem } from '../order/order-store';
import type { PolicyState } from '../tables';
import { liveSales } from './tables';

/** What a sale insures, for whom and when. */
export interface LiveSale {
  productClass: ProductClass;
  /** Blind indexes, one for each insured thing or person; empty while nothing identifies them. */
  riskKeys: readonly string[];
  policyholderKey: string;
  period: DayRange;
}
export type OtherSale = Pick<typeof liveSales.$inferSelect, 'orderId' | 'ordinal'>;

const rangeOf = ({ from, until }: DayRange) => sql`daterange(${from}, ${until})`;

/** Sales of the same class, policyholder and any of the risks in an overlapping period, each once. */
export function overlappingSales(db: Executor, sale: LiveSale): Promise<OtherSale[]> {
  if (sale.riskKeys.length === 0) return Promise.resolve([]);
  return db
    .selectDistinct({ orderId: liveSales.orderId, ordinal: liveSales.ordinal })
    .from(liveSales)
    .where(
      and(
        eq(liveSales.productClass, sale.productClass),
        eq(liveSales.policyholderKey, sale.policyholderKey),
        inArray(liveSales.riskKey, [...sale.riskKeys]),
        sql`${liveSales.period} && ${rangeOf(sale.period)}`,
      ),
    )
    .orderBy(liveSales.ordinal);
}

/** All rows or none. @returns false when another sale was faster */
export async function addLiveSale(
  tx: Tx,
  orderId: string,
  { riskKeys, ...sale }: LiveSale & { ordinal: number; statement: string | null },
): Promise<boolean> {
  if (riskKeys.length === 0) return true;
  const rows = [...new Set(riskKeys)].map((riskKey) => ({ ...sale, orderId, itemNo: onlyItem, riskKey }));
  const added = await tx.insert(liveSales).values(rows).onConflictDoNothing().returning({ orderId: liveSales.orderId });
  if (added.length < rows.length) await removeLiveSale(tx, orderId);
  return added.length === rows.length;
}

/** The order insures nothing: not paid, refunded, or its policy was voided. */
export async function removeLiveSale(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(liveSales).where(eq(liveSales.orderId, orderId));
}

/** After an event of the order's policy. */
export async function followCover(
  tx: Tx,
  orderId: string,
  { state, endDate }: { state: PolicyState; endDate: string },
): Promise<void> {
  if (state === 'voided') await removeLiveSale(tx, orderId);
  else await endLiveSale(tx, orderId, endDate);
}

/** Never extends the period: a later day could overlap another sale. */
async function endLiveSale(tx: Tx, orderId: string, until: string): Promise<void> {
  const period = sql`${liveSales.period} * daterange(NULL, ${until})`;
  await tx.delete(liveSales).where(and(eq(liveSales.orderId, orderId), sql`isempty(${period})`));
  await tx.update(liveSales).set({ period }).where(eq(liveSales.orderId, orderId));
}
