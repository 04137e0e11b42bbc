/** The graph of one payment: its states and every legal move. Nothing else decides what may follow what (decision 050). */

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
  means: string;
  /** The customer, until the attempt ends; the completion by itself; nobody, where it is over. */
  carriedBy: 'customer' | 'completion' | 'nobody';
  /** Every legal move, and what brings it about. */
  next: Readonly<Partial<Record<PaymentState, string>>>;
}

export const paymentGraph: Readonly<Record<PaymentState, StateFacts>> = {
  created: {
    means: 'Ours alone: written before the bank hears of it.',
    carriedBy: 'customer',
    next: {
      initialized: 'the bank takes the order',
      declined: 'the bank refuses the order',
      expired: 'the bank is away, or another try takes its place',
    },
  },
  initialized: {
    means: 'The bank knows the order.',
    carriedBy: 'customer',
    next: {
      challenge: 'the challenge is ready',
      callback_ok: 'the bank vouches for the customer',
      callback_failed: 'the challenge fails or is left',
      expired: 'time is over, or another try takes its place',
    },
  },
  challenge: {
    means: 'The customer was sent to the bank.',
    carriedBy: 'customer',
    next: {
      callback_ok: 'the bank vouches for the customer',
      callback_failed: 'the challenge fails or is left',
      expired: 'time is over, or another try takes its place',
    },
  },
  callback_ok: {
    means: 'The bank vouches for the customer; we have not asked it to charge.',
    carriedBy: 'completion',
    next: { unknown: 'we are about to ask for the charge' },
  },
  callback_failed: { means: 'The customer was not vouched for.', carriedBy: 'nobody', next: {} },
  unknown: {
    means:
      'Written before the charge is asked for: until an answer or an inquiry says otherwise, it may have happened.',
    carriedBy: 'completion',
    next: {
      authorised: 'charged as ordered',
      declined: 'the bank declines',
      reversal_needed: 'no word of a charge for too long, or another sum than the order’s',
    },
  },
  authorised: {
    means: 'Charged; the policy is being issued.',
    carriedBy: 'completion',
    next: {
      policy_issued: 'the insurer issues',
      reversal_needed: 'the insurer refuses, issues something else, or is silent past the deadline',
    },
  },
  declined: { means: 'The bank refused.', carriedBy: 'nobody', next: {} },
  policy_issued: { means: 'Charged once, one policy.', carriedBy: 'nobody', next: {} },
  reversal_needed: {
    means: 'The charge, if there is one, must go back.',
    carriedBy: 'completion',
    next: { reversed: 'the bank gave it back, or had nothing' },
  },
  reversed: { means: 'Nothing is left of the charge.', carriedBy: 'nobody', next: {} },
  expired: { means: 'Nobody came back in time, or another try took its place.', carriedBy: 'nobody', next: {} },
};

const carriedBy = (who: StateFacts['carriedBy']): readonly PaymentState[] =>
  paymentStates.filter((state) => paymentGraph[state].carriedBy === who);

export const canMove = (from: PaymentState, to: PaymentState): boolean => to in paymentGraph[from].next;
export const isFinal = (state: PaymentState): boolean => paymentGraph[state].carriedBy === 'nobody';
/** A quote has at most one payment outside these: another try may follow them. */
export const retryableStates: readonly PaymentState[] = carriedBy('nobody').filter(
  (state) => state !== 'policy_issued',
);
export const isRetryable = (state: PaymentState): boolean => retryableStates.includes(state);
/** States that the completion carries on by itself. */
export const drivenStates = carriedBy('completion');
/** States that wait for the customer, until the attempt expires. */
export const openStates = carriedBy('customer');
export const isOpen = (state: PaymentState): boolean => openStates.includes(state);
