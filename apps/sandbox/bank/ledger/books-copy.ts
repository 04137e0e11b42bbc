/** The bank's whole memory as JSON: what one run wrote down, another can go on with. */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { BankBooks, LedgerEntry, Order } from '../merchant/order';

const copy = z.object({
  orders: z.array(z.custom<Order>((order) => typeof (order as Order | null)?.orderId === 'string')),
  ledger: z.array(z.custom<LedgerEntry>((entry) => typeof (entry as LedgerEntry | null)?.orderId === 'string')),
});
const path = '/bank/books.json';
const bodyLimit = 10_000_000;

export const booksCopy: FastifyPluginAsync<{ books: BankBooks }> = async (app, { books }) => {
  app.get(path, () => ({ orders: [...books.orders.values()], ledger: books.ledger }));
  app.put(path, { bodyLimit }, (request, reply) => {
    const taken = copy.safeParse(request.body);
    if (!taken.success) return reply.code(400).send({ message: 'The books have orders and a ledger.' });
    books.orders.clear();
    for (const order of taken.data.orders) books.orders.set(order.orderId, order);
    books.ledger.splice(0, books.ledger.length, ...taken.data.ledger);
    return reply.code(204).send();
  });
};
