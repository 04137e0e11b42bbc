/** The fan-out: every insurer that has no stored answer is asked at once; each answer is judged, sealed, stored and published as it comes. */
import { setMaxListeners } from 'node:events';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { Clock } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { AnswerRow, QuoteRow } from '../offer-store';
import { sealOffer } from '../seal';
import { productIdOf, type StoredOffer } from '../stored-offer';
import type { Ask } from './breaker';
import { checkAnswer, type CheckedAnswer } from './check-answer';
import type { WriteAnswer } from './answer-writer';

export interface Asking {
  asks: ReadonlyMap<number, Ask>;
  clock: Clock;
  secretKey: string;
  deadlineMs: number;
  /** Aborts when the process drains: what is unanswered then belongs to the job that takes over. */
  draining: AbortSignal;
  write: WriteAnswer;
  publish(answer: AnswerRow): void;
}

/** Resolves when every firm has a stored answer, or rejects when the process drains or the database is away. */
export async function askInsurers(asking: Asking, quote: QuoteRow, firmIds: readonly number[]): Promise<void> {
  const signal = AbortSignal.any([AbortSignal.timeout(asking.deadlineMs), asking.draining]);
  setMaxListeners(0, signal);
  await Promise.all(firmIds.map((firmId) => askOne(asking, { quote, firmId, signal })));
}

interface Question {
  quote: QuoteRow;
  firmId: number;
  signal: AbortSignal;
}

async function askOne(asking: Asking, question: Question): Promise<void> {
  const began = performance.now();
  const outcome = await outcomeOf(asking, question);
  asking.draining.throwIfAborted();
  const { quote, firmId } = question;
  const answer: AnswerRow = {
    quoteId: quote.id,
    firmId,
    state: outcome.state,
    reasonCode: outcome.state === 'offered' ? null : outcome.reasonCode,
    offers: outcome.state === 'offered' ? outcome.offers.map((offer) => stored(asking, quote, { ...offer, id: randomId(), firmId, productId: productIdOf(firmId, offer.packageNo), seal: '' })) : [],
    elapsedMs: Math.round(performance.now() - began),
    answeredAt: asking.clock.now(),
  };
  if (await asking.write(answer)) asking.publish(answer);
}

type Outcome = CheckedAnswer | { state: 'timedOut'; reasonCode: string };

async function outcomeOf({ asks, clock }: Asking, { quote, firmId, signal }: Question): Promise<Outcome> {
  const ask = asks.get(firmId);
  if (!ask) return { state: 'declined', reasonCode: 'suspended' };
  try {
    return checkAnswer(await ask(quote.request, signal), quote.request, clock.now());
  } catch (error) {
    if (error instanceof InsurerFault) return { state: 'declined', reasonCode: error.kind };
    if (signal.aborted) return { state: 'timedOut', reasonCode: 'timedOut' };
    throw error;
  }
}

const stored = ({ secretKey }: Asking, quote: QuoteRow, offer: StoredOffer): StoredOffer => ({ ...offer, seal: sealOffer(secretKey, quote, offer) });
