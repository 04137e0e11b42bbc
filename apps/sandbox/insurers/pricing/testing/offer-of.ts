import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer } from '@emsal/insurers/registry';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import { insurerOffer, type Asked } from '../insurer-offer';

const quiet = { claims: 0, step: 8 as TrafficStep, level: 0 as NoClaimLevel };

/** What an insurer of the sandbox market answers; without more, to a person without a claim. */
export const offerOf = (firmId: number, request: QuoteRequest, history: Partial<Asked['history']> = {}) =>
  insurerOffer({ facts: findInsurer(firmId)!, request, history: { ...quiet, ...history }, seed: 'emsal' });
