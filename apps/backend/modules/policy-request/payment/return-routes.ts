/** Where the bank comes back to: the customer's browser by a cross-site form post, and the bank's own notification. Neither carries a cookie. */
import formbody from '@fastify/formbody';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../frame/services';
import type { CheckoutParts } from '../chosen-offer';
import { acceptReturn, type Heard } from './accept-return';
import { checkPage } from './check-page';
import { completionRunner } from './completion-runner';
import type { PaymentRow } from './payment-store';

const bodyLimit = 8 * 1024;
/** For the API reference; the signature decides, so no schema judges the body. */
const schemaOf = (summary: string) => ({ summary, tags: ['policyrequest'] });

export async function returnRoutes(app: FastifyInstance, services: Services, parts: CheckoutParts): Promise<void> {
  await app.register(formbody, { bodyLimit });
  app.post(
    '/policyrequest/ThreeDResponse',
    {
      bodyLimit,
      schema: schemaOf(
        'The bank sends the customer back here by a cross-site form post; answers 303 to the payment check.',
      ),
    },
    async (request, reply) => {
      const heard = await hear(services, parts, request);
      return reply.redirect(heard.kind === 'forged' ? checkPage(lineFacts.TRAFFIC.slug) : pageOf(heard.payment), 303);
    },
  );
  app.post(
    '/policyrequest/BankNotification',
    { bodyLimit, schema: schemaOf('The bank says the same by itself.') },
    async (request, reply) => {
      const heard = await hear(services, parts, request);
      if (heard.kind === 'forged') return reply.code(400).send({ status: 'refused' });
      const word = services.ports.bank.acknowledgement;
      return word === undefined ? reply.send({ status: 'ok' }) : reply.type('text/plain').send(word);
    },
  );
}

/** The answer does not wait for the charge: the check page does. */
async function hear(
  services: Services,
  parts: CheckoutParts,
  { query, body, headers }: Pick<FastifyRequest, 'query' | 'body' | 'headers'>,
): Promise<Heard> {
  const heard = await acceptReturn(services, { fields: { ...(query as object), ...(body as object) }, headers });
  if (heard.kind !== 'forged') void completionRunner(services).kick({ ...services, parts }, heard.payment.id);
  return heard;
}

const pageOf = ({ odeme, offer }: PaymentRow): string => checkPage(lineFacts[offer.line].slug, odeme);
