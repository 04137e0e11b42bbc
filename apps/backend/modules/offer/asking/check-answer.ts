/** An insurer's answer is judged before anybody sees it: parts that add up, a lawful price, a product once. */
import { partsTotal, type InsurerOffer, type QuoteAnswer } from '@emsal/insurers/quote-answer';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { isTrafficQuestion, type QuoteRequest } from '@emsal/insurers/quote-request';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { declineOutcomes } from '@emsal/api/outcomes/decline';

export type CheckedAnswer = { state: 'offered'; offers: InsurerOffer[] } | { state: 'declined'; reasonCode: string };
type Fault = Extract<keyof typeof declineOutcomes, string>;

/** What the offers of one quote are held against. */
export interface Yardstick {
  /** Kuruş, by step; 0 for an offer of a bounded line that names no step, so that it is refused. */
  lawfulMaximum(step: number | undefined): number;
  now: Date;
}

/** Thirty insurers answer with few different steps: each maximum is computed once a quote. */
export function yardstick(request: QuoteRequest, now: Date): Yardstick {
  if (!isTrafficQuestion(request)) return { now, lawfulMaximum: () => Infinity };
  const maxima = new Map<number | undefined, number>([[undefined, 0]]);
  const compute = (step: number | undefined) => {
    maxima.set(step, lawfulMaximum(request, step as TrafficStep));
    return maxima.get(step)!;
  };
  return { now, lawfulMaximum: (step) => maxima.get(step) ?? compute(step) };
}

function faultOf(offer: InsurerOffer, against: Yardstick): Fault | null {
  if (partsTotal(offer) !== offer.total) return 'partsDiffer';
  if (offer.total > against.lawfulMaximum(offer.step)) return 'aboveCeiling';
  return Date.parse(offer.validUntil) <= against.now.getTime() ? 'expired' : null;
}

/** One wrong offer spoils the answer: an insurer that miscounts once is not trusted for its other product. */
export function checkAnswer(answer: QuoteAnswer, against: Yardstick): CheckedAnswer {
  if (answer.kind === 'declined') return { state: 'declined', reasonCode: answer.code };
  const fault = answer.offers.map((offer) => faultOf(offer, against)).find((found) => found !== null);
  const packages = new Set(answer.offers.map(({ packageNo }) => packageNo));
  if (fault) return { state: 'declined', reasonCode: fault };
  return packages.size < answer.offers.length
    ? { state: 'declined', reasonCode: 'rubbish' }
    : { state: 'offered', offers: answer.offers };
}
