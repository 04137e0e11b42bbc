/** What one open stream has told its page, and what it must tell next; fed with stored answers, in any order and more than once. */
import type { OfferStreamEvents } from '@emsal/api/calls/offer/shapes';
import { insurerState } from '../listing/insurer-states';
import { offersOf, type Marks } from '../listing/offers-of';
import type { AnswerRow, ListAnswer, QuoteRow } from '../offer-store';
import { zeroOffer } from '../zero-offer-code';
import { completeId, positionId } from './stream-position';

export type StreamEvent = {
  [Name in keyof OfferStreamEvents]: { name: Name; data: OfferStreamEvents[Name]; id?: string };
}[keyof OfferStreamEvents];

export interface OfferFeed {
  /** Insurers that have not answered, so that a page opened late knows whom to wait for. */
  open(): StreamEvent[];
  /** Events of the answers that were not delivered yet. */
  take(answers: readonly ListAnswer[]): StreamEvent[];
  complete(): StreamEvent;
}

export function offerFeed(quote: QuoteRow, delivered: ReadonlySet<number>, marks: Marks): OfferFeed {
  const told = new Set(delivered);
  const known = new Map<number, ListAnswer>();
  const eventsOf = (answer: AnswerRow): StreamEvent[] => {
    const offers = offersOf(quote, [...known.values()], marks).filter(({ firmId }) => firmId === answer.firmId);
    told.add(answer.firmId);
    // The id stands on the last event of an answer: a stream cut in between repeats the whole answer.
    return [
      ...offers.map((data) => ({ name: 'offer' as const, data })),
      { name: 'insurer', data: insurerState(answer.firmId, answer), id: positionId(quote.id, told) },
    ];
  };
  return {
    open: () =>
      quote.firmIds
        .filter((firmId) => !known.has(firmId))
        .map((firmId) => ({ name: 'insurer', data: insurerState(firmId, undefined) })),
    take: (answers) => {
      for (const answer of answers) known.set(answer.firmId, answer);
      return answers.filter(({ firmId }) => !told.has(firmId)).flatMap(eventsOf);
    },
    complete: () => {
      const answers = [...known.values()];
      const offers = answers.reduce((sum, answer) => sum + answer.offers.length, 0);
      return {
        name: 'complete',
        data: { offers, zeroOffer: zeroOffer(answers, quote.line, true) },
        id: completeId(quote.id),
      };
    },
  };
}
