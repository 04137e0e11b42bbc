/** The market's central check: every request passes, but for special plates, switches and vehicles that advisers insure. */
import type { FastifyInstance } from 'fastify';
import { eligibilityPath, eligibilityQuestion, type EligibilityAnswer } from '@emsal/insurers/eligibility/eligibility';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { Switches } from '../../switches/switches';
import { findDiscountCode } from '../discount-codes';
import { createOfferCodes } from '../special-cases';
import { plateBehaviour } from '../special-plates';

export function addEligibility(app: FastifyInstance, switches: Switches): void {
  app.post(eligibilityPath, (request, reply) => {
    if (switches.take('insurers-centre-down')) return reply.code(503).send({ message: 'down' });
    const question = eligibilityQuestion.safeParse(request.body);
    if (!question.success) return reply.code(400).send({ message: question.error.message });
    return reply.send(verdict(switches, question.data.quote));
  });
}

function verdict(switches: Switches, request: QuoteRequest): EligibilityAnswer {
  const behaviour = plateBehaviour(request.vehicle.plate);
  const code =
    createOfferCodes.find((candidate) => switches.take(`insurers-create-offer-${candidate}`)) ??
    (behaviour?.kind === 'ineligible' ? behaviour.code : isHighValue(request) ? '402' : null);
  if (code === null) return judgedByCode(request);
  // F500 is no code of its own: it stands in the message of a failed service (funnel 4.1).
  return code === 'F500'
    ? { eligible: false, code: '500', message: 'Servis hatası F500' }
    : { eligible: false, code, message: `Uygunluk kontrolü: ${code}` };
}

/** A discount code that nobody gave out stops the question before insurers price without it. */
function judgedByCode({ adjust }: QuoteRequest): EligibilityAnswer {
  if (adjust?.discountCode === undefined || findDiscountCode(adjust.discountCode)) return { eligible: true };
  return { eligible: false, code: 'discountConditionsNotMet', message: 'İndirim kodu tanınmadı.' };
}

/** Kuruş: own damage of a dearer vehicle is sold by advisers only (funnel 1). The figure is ours. */
const highValue = 1_000_000_000;
const isHighValue = (request: QuoteRequest): boolean =>
  'accessories' in request && (request.vehicle.value ?? 0) > highValue;
