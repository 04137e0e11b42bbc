/**
 * The 3-D Secure challenge: code entry, approve, decline, cancel; then the signed return to the merchant and the bank's own notification.
 * Each post redirects to a page of its own, so that the back button works without resubmitting.
 */
import { createHash } from 'node:crypto';
import { signReturn, type SignedReturn } from '@emsal/sandbox-bank/signed-return';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../../page/page';
import { scriptOf } from '../../page/script-of';
import type { Switches } from '../../switches/switches';
import { orderByPaymentId, type BankBooks, type Order } from '../merchant/order';
import type { Notifier } from './notifier';
import { challengeBody, messageBody, returnBody } from './three-d-page';
import { threeDScript } from './three-d-script';
import { threeDTexts as texts } from './three-d.texts';

export interface ThreeDOptions {
  seed: string;
  switches: Switches;
  books: BankBooks;
  merchantSecret: string;
  notifier: Notifier;
}

const path = '/bank/three-d';
const maxWrongCodes = 3;
const opened = z.object({ paymentId: z.string().max(64) });
const answered = opened.extend({
  code: z.string().max(12).default(''),
  answer: z.enum(['approve', 'decline', 'cancel']).default('approve'),
});

/** Six digits derived from seed and payment; the page shows them. */
const codeOf = (seed: string, { paymentId }: Order): string =>
  String(
    parseInt(createHash('sha256').update(`${seed}|${paymentId}`).digest('hex').slice(0, 12), 16) % 1_000_000,
  ).padStart(6, '0');

export const threeD: FastifyPluginAsync<ThreeDOptions> = async (app, options) => {
  app.get('/bank/three-d.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(scriptOf(threeDScript)),
  );
  app.post(path, (request, reply) => {
    const order = orderOf(opened.safeParse(request.body).data, options);
    return order ? leadTo(reply, order) : sendUnknown(reply);
  });
  app.get(path, (request, reply) => {
    const order = orderOf(opened.safeParse(request.query).data, options);
    return order ? show(reply, order, options) : sendUnknown(reply);
  });
  app.post(`${path}/answer`, (request, reply) => {
    const answer = answered.safeParse(request.body).data;
    const order = orderOf(answer, options);
    if (!answer || !order) return sendUnknown(reply);
    if (order.state === 'initialized') settle(order, answer, options);
    return leadTo(reply, order);
  });
};

const leadTo = (reply: FastifyReply, { paymentId }: Order): FastifyReply =>
  reply.redirect(`${path}?paymentId=${paymentId}`, 303);

const orderOf = (input: { paymentId: string } | undefined, { books }: ThreeDOptions): Order | undefined =>
  input && orderByPaymentId(books, input.paymentId);
const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), { title: texts.title, look: 'bare', body: messageBody(texts.unknown) });

function settle(order: Order, { code, answer }: z.infer<typeof answered>, options: ThreeDOptions): void {
  const isRight = code.replace(/\D/g, '') === codeOf(options.seed, order);
  if (answer === 'approve' && !isRight) order.wrongCodes += 1;
  if (answer === 'approve' && !isRight && order.wrongCodes < maxWrongCodes) return;
  order.isCancelled = answer === 'cancel';
  order.mdStatus = answer === 'approve' && isRight ? mdStatusOfCard(order) : '0';
  order.state = order.mdStatus === '1' ? 'authenticated' : 'failed';
  options.notifier.announce(order.webhookUrl, order.callbackUrl, returnOf(order, options.merchantSecret));
}

const mdStatusOfCard = ({ card: { error } }: Order): string =>
  error?.at === 'threeD' ? error.code.replace('mdStatus', '') : '1';

function returnOf(
  { orderId, paymentId, amount, currency, nonce, mdStatus, isCancelled }: Order,
  secret: string,
): SignedReturn {
  const result = mdStatus === '1' ? 'success' : 'failure';
  const status = isCancelled ? 'cancelled' : result;
  return signReturn(
    { orderId, paymentId, amount: String(amount), currency, nonce, mdStatus: mdStatus ?? '0', status },
    secret,
  );
}

function show(reply: FastifyReply, order: Order, { seed, switches, merchantSecret }: ThreeDOptions): FastifyReply {
  if (order.state === 'initialized')
    return sendPage(reply, { title: texts.title, look: 'bare', body: challengeBody(order, codeOf(seed, order)) });
  if (switches.take('bank-callback-none'))
    return sendPage(reply, { title: texts.title, look: 'bare', body: messageBody(texts.noReturn) });
  const seconds = switches.isOn('bank-callback-late') ? Number(switches.valueOf('bank-callback-late') ?? 10) : 0;
  const body = returnBody(order.callbackUrl, returnOf(order, merchantSecret), seconds);
  return sendPage(reply, {
    title: texts.title,
    look: 'bare',
    body,
    scripts: ['/bank/three-d.js'],
    policy: { 'form-action': new URL(order.callbackUrl).origin },
  });
}
