/** The state graph of a payment: its states and every legal move (decision 050). */

export const paymentStates = [
  'created',
  'initialized',
  'challenge',
  'callback_ok',
  'callback_failed',
  'unknown',
  'authorised',
  'declined',
  'policy_issued',
  'reversal_needed',
  'reversed',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

interface StateFacts {
  meaning: string;
  /** Who advances the payment: the customer, until the attempt ends; the completion; nobody when it has ended. */
  drivenBy: 'customer' | 'completion' | 'nobody';
  /** Every legal move and its cause. */
  next: Readonly<Partial<Record<PaymentState, string>>>;
}

export const paymentGraph: Readonly<Record<PaymentState, StateFacts>> = {
  created: {
    meaning: 'Stored by us before the bank receives the order.',
    drivenBy: 'customer',
    next: {
      initialized: 'the bank accepts the order',
      declined: 'the bank refuses the order',
      expired: 'the bank is unavailable, or another attempt supersedes it',
    },
  },
  initialized: {
    meaning: 'The bank knows the order.',
    drivenBy: 'customer',
    next: {
      challenge: 'the challenge is ready',
      callback_ok: 'the customer is authenticated',
      callback_failed: 'the challenge fails or is cancelled',
      expired: 'the attempt times out, or another one supersedes it',
    },
  },
  challenge: {
    meaning: 'The customer was redirected to the bank.',
    drivenBy: 'customer',
    next: {
      callback_ok: 'the customer is authenticated',
      callback_failed: 'the challenge fails or is cancelled',
      expired: 'the attempt times out, or another one supersedes it',
    },
  },
  callback_ok: {
    meaning: 'The customer is authenticated; the charge has not been requested.',
    drivenBy: 'completion',
    next: { unknown: 'the charge is about to be requested' },
  },
  callback_failed: { meaning: 'The customer was not authenticated.', drivenBy: 'nobody', next: {} },
  unknown: {
    meaning:
      'Stored before the charge is requested: it may have happened until an answer or an inquiry shows the outcome.',
    drivenBy: 'completion',
    next: {
      authorised: 'charged as ordered',
      declined: 'the bank declines',
      reversal_needed: 'no outcome of the charge in time, or another amount than the order’s',
    },
  },
  authorised: {
    meaning: 'Charged; the policy is being issued.',
    drivenBy: 'completion',
    next: {
      policy_issued: 'the insurer issues the policy',
      reversal_needed: 'the insurer refuses, issues something else, or misses the deadline',
    },
  },
  declined: { meaning: 'The bank refused.', drivenBy: 'nobody', next: {} },
  policy_issued: { meaning: 'Charged once, one policy.', drivenBy: 'nobody', next: {} },
  reversal_needed: {
    meaning: 'The charge, if there is one, must be refunded.',
    drivenBy: 'completion',
    next: { reversed: 'the bank refunded it, or had no charge' },
  },
  reversed: { meaning: 'Nothing remains charged.', drivenBy: 'nobody', next: {} },
  expired: {
    meaning: 'The customer did not return in time, or another attempt superseded it.',
    drivenBy: 'nobody',
    next: {},
  },
};

const statesDrivenBy = (who: StateFacts['drivenBy']): readonly PaymentState[] =>
  paymentStates.filter((state) => paymentGraph[state].drivenBy === who);

export const canMove = (from: PaymentState, to: PaymentState): boolean => to in paymentGraph[from].next;
export const isFinal = (state: PaymentState): boolean => paymentGraph[state].drivenBy === 'nobody';
/** A quote has at most one payment in the other states: after these, another attempt is possible. */
export const retryableStates: readonly PaymentState[] = statesDrivenBy('nobody').filter(
  (state) => state !== 'policy_issued',
);
export const isRetryable = (state: PaymentState): boolean => retryableStates.includes(state);
/** States that the completion advances by itself. */
export const drivenStates = statesDrivenBy('completion');
/** States that wait for the customer, until the attempt expires. */
export const openStates = statesDrivenBy('customer');
export const isOpen = (state: PaymentState): boolean => openStates.includes(state);
