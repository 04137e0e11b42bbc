/** What the merchant's server may ask of the bank: initialize, authorise, inquiry by order id, refund. Not idempotent, as the real ones (domain 8.1). */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxClock } from '../../clock';
import type { Switches } from '../../switches/switches';
import { masked, type CardVault } from '../card-frame/card-vault';
import { sumsOf, type BankBooks, type Order } from './order';

export interface MerchantApiOptions {
  clock: SandboxClock;
  switches: Switches;
  vault: CardVault;
  books: BankBooks;
  merchantSecret: string;
}

const initialize = z.object({
  orderId: z.string().regex(/^[0-9a-f]{32}$/),
  amount: z.int().positive(),
  currency: z.literal('TRY'),
  instalments: z.int().min(1).max(12),
  cardToken: z.string().max(200),
  nonce: z.string().min(16).max(100),
  callbackUrl: z.url(),
  webhookUrl: z.url(),
});
const ofOrder = z.object({ orderId: z.string().max(64) });
/** Without a part everything that was captured goes back. */
const refundOf = ofOrder.extend({ refundId: z.string().max(80).optional(), amount: z.int().positive().optional() });
const refused = (code: string): object => ({ status: 'refused', code });

export const merchantApi: FastifyPluginAsync<MerchantApiOptions> = async (app, options) => {
  const { switches, books } = options;
  app.addHook('onRequest', async (request, reply) => {
    if (!isMerchant(request, options.merchantSecret)) await reply.code(401).send({ code: 'merchantUnknown' });
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof z.ZodError ? 400 : 500).send({ code: 'badRequest' }),
  );
  app.post('/bank/merchant/initialize', (request, reply) =>
    switches.take('bank-initialize-down')
      ? down(reply)
      : reply.send(initialized(initialize.parse(request.body), options)),
  );
  app.post('/bank/merchant/authorise', (request, reply) =>
    authorise(ofOrder.parse(request.body).orderId, reply, options),
  );
  app.get<{ Params: { orderId: string } }>('/bank/merchant/orders/:orderId', (request, reply) => {
    if (switches.take('bank-inquiry-down')) return down(reply);
    const order = books.orders.get(request.params.orderId);
    return order
      ? reply.send({
          state: order.state,
          mdStatus: order.mdStatus,
          errorCode: order.errorCode,
          ...sumsOf(books, order.orderId),
        })
      : reply.code(404).send({ code: 'orderUnknown' });
  });
  app.get('/bank/merchant/ledger', (_request, reply) => reply.send({ entries: books.ledger }));
  app.post('/bank/merchant/refund', (request, reply) =>
    switches.take('bank-refund-down') ? down(reply) : reply.send(refund(refundOf.parse(request.body), options)),
  );
};

function isMerchant(request: FastifyRequest, secret: string): boolean {
  const [given, wanted] = [Buffer.from(String(request.headers['x-merchant-key'] ?? '')), Buffer.from(secret)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
const down = (reply: FastifyReply): FastifyReply => reply.code(503).send({ code: 'down' });

function initialized(input: z.infer<typeof initialize>, { vault, books }: MerchantApiOptions): object {
  const { cardToken, ...rest } = input;
  if (books.orders.has(input.orderId)) return refused('orderExists');
  const card = vault.redeem(cardToken);
  if (!card) return refused('tokenUnknown');
  if (card.error?.at === 'initialize') return refused(card.error.code);
  if (input.instalments > 1 && !card.programme) return refused('instalmentsNotAllowed');
  const paymentId = randomBytes(16).toString('hex');
  books.orders.set(input.orderId, {
    ...rest,
    paymentId,
    card,
    masked: masked(card.number),
    state: 'initialized',
    wrongCodes: 0,
    mdStatus: null,
    isCancelled: false,
    errorCode: null,
  });
  return { status: 'ok', paymentId, challenge: { path: '/bank/three-d', fields: { paymentId } } };
}

function authorise(orderId: string, reply: FastifyReply, { clock, switches, books }: MerchantApiOptions): FastifyReply {
  if (switches.take('bank-authorise-down')) return down(reply);
  const order = books.orders.get(orderId);
  if (!order || !['authenticated', 'captured'].includes(order.state)) return reply.send(refused('notAuthenticated'));
  const answer = captureOf(order, { clock, books, switches });
  if (switches.take('bank-authorise-hang')) return reply.hijack();
  if (switches.take('bank-authorise-reply-lost')) {
    reply.raw.destroy();
    return reply.hijack();
  }
  return reply.send(answer);
}

function captureOf(
  order: Order,
  { clock, books, switches }: Pick<MerchantApiOptions, 'clock' | 'books' | 'switches'>,
): object {
  const switched = switches.valueOf('bank-decline');
  const code = switches.take('bank-decline')
    ? switched
    : order.card.error?.at === 'authorise'
      ? order.card.error.code
      : null;
  if (code !== null) {
    Object.assign(order, { state: 'declined', errorCode: code });
    return { status: 'declined', code };
  }
  order.state = 'captured';
  books.ledger.push({ at: clock.now().toISOString(), kind: 'capture', orderId: order.orderId, amount: order.amount });
  return { status: 'captured' };
}

/** Gives back everything captured, or a named part of it, once; an order without a capture is closed, so that none can follow. */
function refund(
  { orderId, refundId, amount }: z.infer<typeof refundOf>,
  { clock, books }: Pick<MerchantApiOptions, 'clock' | 'books'>,
): object {
  const order = books.orders.get(orderId);
  if (!order) return refused('orderUnknown');
  if (order.card.error?.at === 'refund') return refused(order.card.error.code);
  const { captured, refunded } = sumsOf(books, orderId);
  const part = amount ?? captured - refunded;
  const isKnown = refundId !== undefined && books.ledger.some((entry) => entry.refundId === refundId);
  if (!isKnown && part > captured - refunded) return refused('amountTooHigh');
  if (!isKnown && part > 0)
    books.ledger.push({
      at: clock.now().toISOString(),
      kind: 'refund',
      orderId,
      amount: part,
      ...(refundId !== undefined && { refundId }),
    });
  if (amount === undefined) order.state = 'voided';
  return { status: 'refunded', amount: part };
}
