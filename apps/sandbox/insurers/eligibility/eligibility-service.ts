/** The market's eligibility centre: accepts every request except special plates, switches and high-value vehicles. */
import type { FastifyInstance } from 'fastify';
import { eligibilityPath, eligibilityRequest, type EligibilityAnswer } from '@emsal/insurers/eligibility/eligibility';
import { isKaskoQuoteRequest, type QuoteRequest } from '@emsal/insurers/quote-request';
import { riskNumber } from '@emsal/risks/risk';
import type { Switches } from '../../switches/switches';
import { findSampleCoupon } from '@emsal/reference/sample-coupons';
import { createOfferCodes } from '../special-cases';
import { specialBehaviour } from '../../special-plates/insurer-references';

export function addEligibilityCentre(app: FastifyInstance, switches: Switches): void {
  app.post(eligibilityPath, (request, reply) => {
    if (switches.take('insurers-centre-down')) return reply.code(503).send({ message: 'down' });
    const body = eligibilityRequest.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: body.error.message });
    return reply.send(verdict(switches, body.data.quote));
  });
}

function verdict(switches: Switches, request: QuoteRequest): EligibilityAnswer {
  const code =
    createOfferCodes.find((candidate) => switches.take(`insurers-create-offer-${candidate}`)) ?? codeFor(request);
  if (code === null) return discountCodeEligibility(request);
  // F500 has no code of its own: it is part of a failed service's message (funnel 4.1).
  return code === 'F500'
    ? { eligible: false, code: '500', message: 'Servis hatası F500' }
    : { eligible: false, code, message: `Uygunluk kontrolü: ${code}` };
}

function codeFor(request: QuoteRequest) {
  const behaviour = specialBehaviour(riskNumber(request.risk));
  if (behaviour?.kind === 'ineligible') return behaviour.code;
  return isHighValue(request) ? '402' : null;
}

/** An unknown discount code is refused before insurers price without it. */
function discountCodeEligibility({ options }: QuoteRequest): EligibilityAnswer {
  if (options?.discountCode === undefined || findSampleCoupon(options.discountCode)) return { eligible: true };
  return { eligible: false, code: 'discountConditionsNotMet', message: 'İndirim kodu tanınmadı.' };
}

/** Kuruş: own damage of a more valuable vehicle is sold by advisers only (funnel 1). The amount is ours. */
const highValue = 1_000_000_000;
const isHighValue = (request: QuoteRequest): boolean =>
  isKaskoQuoteRequest(request) && (request.risk.value ?? 0) > highValue;
