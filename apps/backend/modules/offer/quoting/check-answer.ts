/** Checks an insurer's answer before it is stored: parts that add up, a lawful price, each product once. */
import { partsTotal, type InsurerOffer, type QuoteAnswer } from '@emsal/insurers/quote-answer';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { isTrafficQuoteRequest, type QuoteRequest } from '@emsal/insurers/quote-request';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { declineOutcomes } from '@emsal/api/outcomes/insurer-decline';
import type { StoredOffer } from '../stored-offer';
import { ruleVersionOn } from './rule-version';

export type CheckedAnswer =
  | { state: 'offered'; offers: (InsurerOffer & Pick<StoredOffer, 'keptChange'>)[] }
  | { state: 'declined'; reasonCode: string };
type Fault = Extract<keyof typeof declineOutcomes, string>;

/** The rules for the offers of one quote. */
export interface OfferRules {
  /** Kuruş, by step; 0 for an offer of a capped line without a step, so that it is refused. */
  lawfulMaximum(step: number | undefined): number;
  now: Date;
  /** Of the figures in force when the policy begins. */
  ruleVersion: string;
}

/** Insurers answer with few different steps: each maximum is computed once per quote. */
export function offerRules(request: QuoteRequest, now: Date): OfferRules {
  const ruleVersion = ruleVersionOn(request.startDate);
  if (!isTrafficQuoteRequest(request)) return { now, ruleVersion, lawfulMaximum: () => Infinity };
  const maxima = new Map<number | undefined, number>([[undefined, 0]]);
  const compute = (step: number | undefined) => {
    maxima.set(step, lawfulMaximum(request, step as TrafficStep));
    return maxima.get(step)!;
  };
  return { now, ruleVersion, lawfulMaximum: (step) => maxima.get(step) ?? compute(step) };
}

function faultOf(offer: InsurerOffer, rules: OfferRules): Fault | null {
  if (partsTotal(offer) !== offer.total) return 'partsDiffer';
  if (offer.total > rules.lawfulMaximum(offer.step)) return 'aboveCeiling';
  return Date.parse(offer.validUntil) <= rules.now.getTime() ? 'expired' : null;
}

/** One wrong offer invalidates the answer: an insurer that miscalculates once is not trusted for its other product. */
export function checkAnswer(answer: QuoteAnswer, rules: OfferRules): CheckedAnswer {
  if (answer.kind === 'declined') return { state: 'declined', reasonCode: answer.code };
  const fault = answer.offers.map((offer) => faultOf(offer, rules)).find((code) => code !== null);
  const packages = new Set(answer.offers.map(({ packageNo }) => packageNo));
  if (fault) return { state: 'declined', reasonCode: fault };
  return packages.size < answer.offers.length
    ? { state: 'declined', reasonCode: 'malformed' }
    : { state: 'offered', offers: answer.offers };
}
