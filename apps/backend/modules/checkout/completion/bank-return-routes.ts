/** Endpoints for the bank's return: the customer's browser by a cross-site form post, and the bank's own notification. Neither sends a cookie. */
import { maxFormBytes } from '@emsal/api/body-limit';
import { documentRoutes } from '@emsal/api/document-routes';
import formbody from '@fastify/formbody';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { homeBecause } from '@emsal/platform/redirect-reason';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../http/services';
import type { CheckoutDependencies } from '../chosen-offer';
import { acceptReturn, type ReturnOutcome } from './accept-return';
import { paymentCheckPath } from '../payment/payment-check-path';
import { completionRunner } from './completion-runner';
import type { PaymentRow } from '../payment/payment-store';

/** For the API reference; the signature is checked, not a schema. */
const schemaOf = (summary: string) => ({ summary, tags: ['policyrequest'] });

export async function bankReturnRoutes(
  app: FastifyInstance,
  services: Services,
  dependencies: CheckoutDependencies,
): Promise<void> {
  await app.register(formbody, { bodyLimit: maxFormBytes });
  app.post(
    documentRoutes.bankReturn.path,
    {
      bodyLimit: maxFormBytes,
      schema: schemaOf(
        'The bank returns the customer here by a cross-site form post; answers 303 to the payment check.',
      ),
    },
    async (request, reply) => {
      const outcome = await handleReturn(services, dependencies, request);
      return reply.redirect(outcome.kind === 'forged' ? homeBecause('payment') : checkPathOf(outcome.payment), 303);
    },
  );
  app.post(
    '/policyrequest/BankNotification',
    { bodyLimit: maxFormBytes, schema: schemaOf('The bank’s own notification of the same result.') },
    async (request, reply) => {
      const outcome = await handleReturn(services, dependencies, request);
      if (outcome.kind === 'forged') return reply.code(400).send({ status: 'refused' });
      const acknowledgement = services.ports.bank.acknowledgement;
      return acknowledgement === undefined
        ? reply.send({ status: 'ok' })
        : reply.type('text/plain').send(acknowledgement);
    },
  );
}

/** The response does not wait for the charge; the check page does. */
async function handleReturn(
  services: Services,
  dependencies: CheckoutDependencies,
  { query, body, headers }: Pick<FastifyRequest, 'query' | 'body' | 'headers'>,
): Promise<ReturnOutcome> {
  const outcome = await acceptReturn(services, { fields: { ...(query as object), ...(body as object) }, headers });
  if (outcome.kind !== 'forged')
    void completionRunner(services).runInBackground({ ...services, dependencies }, outcome.payment.id);
  return outcome;
}

const checkPathOf = ({ odeme, offer }: PaymentRow): string => paymentCheckPath(lineFacts[offer.line].slug, odeme);
