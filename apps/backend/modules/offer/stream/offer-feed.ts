/** The events of one open stream: what was sent and what is due; fed with stored answers, in any order and repeatedly. */
import type { OfferStreamEvents } from '@emsal/api/calls/offer/offer-list';
import { insurerState } from '../listing/insurer-states';
import { shownOffers, type Marks } from '../listing/shown-offers';
import type { AnswerRow, ListAnswer, QuoteRow } from '../offer-store';
import { noOffer } from '../no-offer-code';
import { completeId, positionId } from './stream-position';

export type StreamEvent = {
  [Name in keyof OfferStreamEvents]: { name: Name; data: OfferStreamEvents[Name]; id?: string };
}[keyof OfferStreamEvents];

export interface OfferFeed {
  /** Insurers without an answer, so that a page opened late shows whom it waits for. */
  open(): StreamEvent[];
  /** Events of the answers that were not sent yet. */
  take(answers: readonly ListAnswer[]): StreamEvent[];
  complete(): StreamEvent;
}

export function offerFeed(quote: QuoteRow, delivered: ReadonlySet<number>, marks: Marks): OfferFeed {
  const sent = new Set(delivered);
  const known = new Map<number, ListAnswer>();
  const eventsOf = (answer: AnswerRow): StreamEvent[] => {
    const offers = shownOffers(quote, [...known.values()], marks).filter(({ firmId }) => firmId === answer.firmId);
    sent.add(answer.firmId);
    // The id is on the last event of an answer: a stream interrupted in between repeats the whole answer.
    return [
      ...offers.map((data) => ({ name: 'offer' as const, data })),
      { name: 'insurer', data: insurerState(answer.firmId, answer), id: positionId(quote.id, sent) },
    ];
  };
  return {
    open: () =>
      quote.firmIds
        .filter((firmId) => !known.has(firmId))
        .map((firmId) => ({ name: 'insurer', data: insurerState(firmId, undefined) })),
    take: (answers) => {
      for (const answer of answers) known.set(answer.firmId, answer);
      return answers.filter(({ firmId }) => !sent.has(firmId)).flatMap(eventsOf);
    },
    complete: () => {
      const answers = [...known.values()];
      const offers = answers.reduce((sum, answer) => sum + answer.offers.length, 0);
      return {
        name: 'complete',
        data: { offers, zeroOffer: noOffer(answers, quote.line, true) },
        id: completeId(quote.id),
      };
    },
  };
}
