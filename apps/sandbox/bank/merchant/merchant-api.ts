/** The bank's API for the merchant's server: initialize, authorise, inquiry by order id, refund. Not idempotent, like real banks (domain 8.1). */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  authoriseBody,
  initializeBody,
  merchantKeyHeader,
  merchantPaths,
  refundBody,
  type AuthoriseAnswer,
  type InitializeAnswer,
  type InitializeBody,
  type InquiryAnswer,
  type RefundAnswer,
  type RefundBody,
  type Refused,
} from '@emsal/sandbox-bank/wire';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '@emsal/platform/clock';
import type { Switches } from '../../switches/switches';
import { masked, type CardVault } from '../card-frame/card-vault';
import { sumsOf, type BankBooks, type Order } from './order';
import { allowsInstalments } from '@emsal/tariffs/card-programmes';

export interface MerchantApiOptions {
  clock: Clock;
  switches: Switches;
  vault: CardVault;
  books: BankBooks;
  merchantSecret: string;
}

const refused = (code: string): Refused => ({ status: 'refused', code });

export const merchantApi: FastifyPluginAsync<MerchantApiOptions> = async (app, options) => {
  const { switches, books } = options;
  app.addHook('onRequest', async (request, reply) => {
    if (!isMerchant(request, options.merchantSecret)) await reply.code(401).send({ code: 'merchantUnknown' });
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof z.ZodError ? 400 : 500).send({ code: 'badRequest' }),
  );
  app.post(merchantPaths.initialize, (request, reply) =>
    switches.take('bank-initialize-down')
      ? down(reply)
      : reply.send(initialized(initializeBody.parse(request.body), options)),
  );
  app.post(merchantPaths.authorise, (request, reply) =>
    authorise(authoriseBody.parse(request.body).orderId, reply, options),
  );
  app.get<{ Params: { orderId: string } }>(`${merchantPaths.orders}/:orderId`, (request, reply) => {
    if (switches.take('bank-inquiry-down')) return down(reply);
    const answer = inquired(request.params.orderId, books);
    return reply.code('code' in answer ? 404 : 200).send(answer);
  });
  app.get(merchantPaths.ledger, (_request, reply) => reply.send({ entries: books.ledger }));
  app.post(merchantPaths.refund, (request, reply) =>
    switches.take('bank-refund-down') ? down(reply) : reply.send(refund(refundBody.parse(request.body), options)),
  );
};

function isMerchant(request: FastifyRequest, secret: string): boolean {
  const sent = Buffer.from(String(request.headers[merchantKeyHeader] ?? ''));
  const expected = Buffer.from(secret);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
const down = (reply: FastifyReply): FastifyReply => reply.code(503).send({ code: 'down' });

function initialized(input: InitializeBody, { vault, books }: MerchantApiOptions): InitializeAnswer {
  const { cardToken, ...rest } = input;
  if (books.orders.has(input.orderId)) return refused('orderExists');
  const card = vault.redeem(cardToken);
  if (!card) return refused('tokenUnknown');
  if (card.error?.at === 'initialize') return refused(card.error.code);
  if (!allowsInstalments(card.programme, input.instalments)) return refused('instalmentsNotAllowed');
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

function inquired(orderId: string, books: BankBooks): InquiryAnswer {
  const order = books.orders.get(orderId);
  if (!order) return { code: 'orderUnknown' };
  return { state: order.state, errorCode: order.errorCode, ...sumsOf(books, orderId) };
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
): AuthoriseAnswer {
  const switched = switches.valueOf('bank-decline');
  const ofCard = order.card.error?.at === 'authorise' ? order.card.error.code : null;
  const code = switches.take('bank-decline') ? switched : ofCard;
  if (code !== null) {
    Object.assign(order, { state: 'declined', errorCode: code });
    return { status: 'declined', code };
  }
  order.state = 'captured';
  books.ledger.push({ at: clock.now().toISOString(), kind: 'capture', orderId: order.orderId, amount: order.amount });
  return { status: 'captured' };
}

/** Refunds everything captured, or a part with an id of its own, once; an order without a capture is closed, so that none can follow. */
function refund(
  { orderId, refundId, amount }: RefundBody,
  { clock, books }: Pick<MerchantApiOptions, 'clock' | 'books'>,
): RefundAnswer {
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
  return { status: 'refunded' };
}
