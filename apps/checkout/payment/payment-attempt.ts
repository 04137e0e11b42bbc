/** One try to pay, as a table of what may follow what: a second press while one runs changes nothing. */
import type { Refusal } from '../order/refusal-notice';

/** What a press pays. */
export interface Purchase {
  planId: string;
  /** What the button said, in kuruş. */
  total: number;
  /** A code that was accepted; joining a campaign was confirmed. */
  discount?: { code: string; isCombinationConfirmed: boolean };
}

export interface Attempt extends Purchase {
  /** Sent as `Idempotency-Key`. */
  key: string;
}

export interface CardAttempt extends Attempt {
  /** Absent where the card is typed on the provider's own page. */
  cardToken?: string;
}

export type PaymentPhase =
  | { at: 'idle'; problem: Refusal | null; unanswered?: CardAttempt }
  /** The frame was asked for a token. */
  | { at: 'askingCard'; attempt: Attempt }
  /** The API was asked for the challenge. */
  | { at: 'starting'; attempt: CardAttempt }
  /** The browser leaves for the bank. */
  | { at: 'leaving' };

export type PaymentEvent =
  | { type: 'pressed'; attempt: Attempt }
  | { type: 'cardGiven'; token?: string }
  | { type: 'cardRefused'; message: string }
  | { type: 'refused'; message: string; code: string }
  /** No answer came: whether the payment began is not known, so the same try is repeated. */
  | { type: 'unanswered'; message: string }
  | { type: 'challenged' }
  /** The browser brought the page back from its memory. */
  | { type: 'returned' };

export const idle: PaymentPhase = { at: 'idle', problem: null };
const stopped = (problem: Refusal, unanswered?: CardAttempt): PaymentPhase => ({
  at: 'idle',
  problem,
  ...(unanswered && { unanswered }),
});

const isSamePurchase = (one: Purchase, other: Purchase): boolean =>
  one.planId === other.planId && one.total === other.total && one.discount?.code === other.discount?.code;

/** A press repeats the try that got no answer, if it pays the same: the bank must not be asked twice for one order. */
function press(phase: Extract<PaymentPhase, { at: 'idle' }>, attempt: Attempt): PaymentPhase {
  const { unanswered } = phase;
  return unanswered && isSamePurchase(unanswered, attempt)
    ? { at: 'starting', attempt: unanswered }
    : { at: 'askingCard', attempt };
}

export function nextPhase(phase: PaymentPhase, event: PaymentEvent): PaymentPhase {
  if (event.type === 'returned') return phase.at === 'leaving' ? idle : phase;
  if (phase.at === 'idle') return event.type === 'pressed' ? press(phase, event.attempt) : phase;
  if (phase.at === 'askingCard') return askingCard(phase, event);
  return phase.at === 'starting' ? starting(phase, event) : phase;
}

const withCard = (attempt: Attempt, cardToken: string | undefined): CardAttempt =>
  cardToken === undefined ? attempt : { ...attempt, cardToken };

function askingCard(phase: Extract<PaymentPhase, { at: 'askingCard' }>, event: PaymentEvent): PaymentPhase {
  if (event.type === 'cardGiven') return { at: 'starting', attempt: withCard(phase.attempt, event.token) };
  return event.type === 'cardRefused' ? stopped({ message: event.message }) : phase;
}

function starting(phase: Extract<PaymentPhase, { at: 'starting' }>, event: PaymentEvent): PaymentPhase {
  if (event.type === 'challenged') return { at: 'leaving' };
  if (event.type === 'unanswered') return stopped({ message: event.message }, phase.attempt);
  return event.type === 'refused' ? stopped({ message: event.message, code: event.code }) : phase;
}
