/** State machine of one payment attempt: a second submit during an attempt changes nothing. */
import type { Refusal } from '../order/refusal-notice';

/** The plan and amount to pay. */
export interface Purchase {
  planId: string;
  /** The amount shown on the button, in kuruş. */
  total: number;
  /** Applied discount code; combining it with a campaign was confirmed. */
  discount?: { code: string; isCombinationConfirmed: boolean };
  /** The confirmed message of the refusal `secondPolicy`. */
  secondPolicyStatement?: string;
}

export interface Attempt extends Purchase {
  /** Sent as `Idempotency-Key`. */
  key: string;
}

export interface CardAttempt extends Attempt {
  /** Absent when the card is entered on the provider's own page. */
  cardToken?: string;
}

export type PaymentPhase =
  | { status: 'idle'; problem: Refusal | null; unanswered?: CardAttempt }
  /** Waiting for the card frame to return a token. */
  | { status: 'awaitingCard'; attempt: Attempt }
  /** Waiting for the API to return the 3-D Secure challenge. */
  | { status: 'starting'; attempt: CardAttempt }
  /** The browser is navigating to the bank. */
  | { status: 'redirecting' };

export type PaymentEvent =
  | { type: 'submitted'; attempt: Attempt }
  | { type: 'cardTokenReceived'; token?: string }
  | { type: 'cardRefused'; message: string }
  | { type: 'refused'; message: string; code: string }
  /** It is unknown whether the payment started: the next submit repeats this attempt. */
  | { type: 'noResponse'; message: string }
  | { type: 'challengeReceived' }
  /** The page was restored from the back/forward cache. */
  | { type: 'returned' };

export const idle: PaymentPhase = { status: 'idle', problem: null };
const idleAfter = (problem: Refusal, unanswered?: CardAttempt): PaymentPhase => ({
  status: 'idle',
  problem,
  ...(unanswered && { unanswered }),
});

const isSamePurchase = (one: Purchase, other: Purchase): boolean =>
  one.planId === other.planId &&
  one.total === other.total &&
  one.discount?.code === other.discount?.code &&
  one.secondPolicyStatement === other.secondPolicyStatement;

/**
 * Repeats an unanswered attempt with the same key if the purchase is the same: the bank must not charge an order twice.
 */
function submit(phase: Extract<PaymentPhase, { status: 'idle' }>, attempt: Attempt): PaymentPhase {
  const { unanswered } = phase;
  return unanswered && isSamePurchase(unanswered, attempt)
    ? { status: 'starting', attempt: unanswered }
    : { status: 'awaitingCard', attempt };
}

export function nextPhase(phase: PaymentPhase, event: PaymentEvent): PaymentPhase {
  if (event.type === 'returned') return phase.status === 'redirecting' ? idle : phase;
  if (phase.status === 'idle') return event.type === 'submitted' ? submit(phase, event.attempt) : phase;
  if (phase.status === 'awaitingCard') return nextWhileAwaitingCard(phase, event);
  return phase.status === 'starting' ? nextWhileStarting(phase, event) : phase;
}

const withCard = (attempt: Attempt, cardToken: string | undefined): CardAttempt =>
  cardToken === undefined ? attempt : { ...attempt, cardToken };

function nextWhileAwaitingCard(
  phase: Extract<PaymentPhase, { status: 'awaitingCard' }>,
  event: PaymentEvent,
): PaymentPhase {
  if (event.type === 'cardTokenReceived') return { status: 'starting', attempt: withCard(phase.attempt, event.token) };
  return event.type === 'cardRefused' ? idleAfter({ message: event.message }) : phase;
}

function nextWhileStarting(phase: Extract<PaymentPhase, { status: 'starting' }>, event: PaymentEvent): PaymentPhase {
  if (event.type === 'challengeReceived') return { status: 'redirecting' };
  if (event.type === 'noResponse') return idleAfter({ message: event.message }, phase.attempt);
  return event.type === 'refused' ? idleAfter({ message: event.message, code: event.code }) : phase;
}
