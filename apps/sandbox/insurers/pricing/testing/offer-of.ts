import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer } from '@emsal/insurers/registry';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import { insurerOffer, type OfferInput } from '../insurer-offer';

const quiet = { claims: 0, step: 8 as TrafficStep, level: 0 as NoClaimLevel };

/** An offer of a sandbox insurer; by default for a person without claims. */
export const offerOf = (firmId: number, request: QuoteRequest, history: Partial<OfferInput['history']> = {}) =>
  insurerOffer({ facts: findInsurer(firmId)!, request, history: { ...quiet, ...history }, seed: 'emsal' });
