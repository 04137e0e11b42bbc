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

/** Orders of the policyholder's sales of this class in an overlapping period, whatever they insure. */
export async function salesOfHolder(
  db: Executor,
  { productClass, policyholderKey, period }: Omit<LiveSale, 'riskKeys'>,
): Promise<string[]> {
  const isMeant = and(eq(liveSales.productClass, productClass), eq(liveSales.policyholderKey, policyholderKey));
  const rows = await db
    .selectDistinct({ orderId: liveSales.orderId })
    .from(liveSales)
    .where(and(isMeant, sql`${liveSales.period} && ${rangeOf(period)}`));
  return rows.map(({ orderId }) => orderId);
}

/** At most so many days lie between the end of a policy and the start of the one that renews it (ours, illustrative). */
const renewalGap = 30;

/** The policy that this order's one follows: the same insured and policyholder, ending just before it begins. */
export async function predecessorOf(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT p.id FROM live_sales AS own
        JOIN live_sales AS other ON other.order_id <> own.order_id AND other.product_class = own.product_class
          AND other.policyholder_key = own.policyholder_key AND other.risk_key = own.risk_key
          AND upper(other.period) BETWEEN lower(own.period) - ${renewalGap}::int AND lower(own.period)
        JOIN policies AS p ON p.order_id = other.order_id AND p.item_no = other.item_no AND p.state = 'active'
        WHERE own.order_id = ${orderId} ORDER BY upper(other.period) DESC LIMIT 1`,
  );
  return rows[0]?.id ?? null;
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

/**
 * The order's sale holds further keys, so that nobody sells what has them; it keeps its own. A repetition holds them once.
 * @returns false when another sale has one of them
 */
export async function holdRisks(db: Executor, orderId: string, riskKeys: readonly string[]): Promise<boolean> {
  const [own] = await db.select().from(liveSales).where(eq(liveSales.orderId, orderId));
  if (!own || riskKeys.length === 0) return true;
  const rows = riskKeys.map((riskKey) => ({ ...own, riskKey }));
  await db.insert(liveSales).values(rows).onConflictDoNothing();
  const held = await db.select({ riskKey: liveSales.riskKey }).from(liveSales).where(ofRisks(orderId, riskKeys));
  return held.length === riskKeys.length;
}

/** The order's sale insures nothing by these keys. */
export async function releaseRisks(tx: Tx, orderId: string, riskKeys: readonly string[]): Promise<void> {
  await tx.delete(liveSales).where(ofRisks(orderId, riskKeys));
}

const ofRisks = (orderId: string, riskKeys: readonly string[]) =>
  and(eq(liveSales.orderId, orderId), inArray(liveSales.riskKey, [...riskKeys]));

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
