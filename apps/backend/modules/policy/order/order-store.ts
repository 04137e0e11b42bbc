/** SQL of orders. */
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { orderItems, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;
export type NewItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'itemNo'>;
export interface NewOrder {
  id: string;
  createdAt: Date;
  items: readonly NewItem[];
}

/** An order of one item has its item under this number. */
export const onlyItem = 1;

export async function addOrder(tx: Tx, { items, ...order }: NewOrder): Promise<void> {
  await tx.insert(orders).values(order);
  await tx.insert(orderItems).values(items.map((item, at) => ({ ...item, orderId: order.id, itemNo: at + onlyItem })));
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Refunds of an order are requested one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}
