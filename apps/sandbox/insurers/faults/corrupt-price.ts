import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { QuoteFault } from '../../special-plates/insurer-references';

type Priced = Pick<InsurerOffer, 'base' | 'total' | 'step'>;

/** The price of a faulty insurer; wire faults leave it unchanged. */
export function corruptPrice<Offer extends Priced>(offer: Offer, fault: QuoteFault, request: QuoteRequest): Offer {
  if (fault === 'parts-differ') return { ...offer, total: offer.total - 1 };
  return fault === 'above-ceiling' ? aboveCeiling(offer, lawfulMaximum(request, offer.step as TrafficStep)) : offer;
}

/** A price that adds up but exceeds the legal maximum by one kuruş; a line without a ceiling has no such price. */
function aboveCeiling<Offer extends Priced>(offer: Offer, ceiling: number): Offer {
  const difference = ceiling === Infinity ? 0 : ceiling + 1 - offer.total;
  return { ...offer, base: offer.base + difference, total: offer.total + difference };
}
