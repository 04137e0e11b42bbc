/** The graph of one payment: its states and every legal move. Nothing else decides what may follow what (reliability decision 5). */

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

export const paymentGraph: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  /** Ours alone: written before the bank hears of it. */
  created: ['initialized', 'declined', 'expired'],
  /** The bank knows the order. */
  initialized: ['challenge', 'callback_ok', 'callback_failed', 'expired'],
  /** The customer was sent to the bank. */
  challenge: ['callback_ok', 'callback_failed', 'expired'],
  /** The bank vouches for the customer; nothing is charged yet. */
  callback_ok: ['unknown'],
  /** Written before the authorisation is sent: until an answer or an inquiry says otherwise, a capture is possible. */
  unknown: ['authorised', 'declined', 'reversal_needed'],
  /** Charged; the policy is being issued. */
  authorised: ['policy_issued', 'reversal_needed'],
  /** The charge, if there is one, must go back. */
  reversal_needed: ['reversed'],
  callback_failed: [],
  declined: [],
  policy_issued: [],
  reversed: [],
  expired: [],
};

export const canMove = (from: PaymentState, to: PaymentState): boolean => paymentGraph[from].includes(to);
export const isFinal = (state: PaymentState): boolean => paymentGraph[state].length === 0;
/** A quote has at most one payment outside these: another try may follow them. */
export const retryableStates = [
  'callback_failed',
  'declined',
  'reversed',
  'expired',
] as const satisfies readonly PaymentState[];
export const isRetryable = (state: PaymentState): boolean => (retryableStates as readonly string[]).includes(state);
/** States that the completion carries on by itself. */
export const drivenStates = [
  'callback_ok',
  'unknown',
  'authorised',
  'reversal_needed',
] as const satisfies readonly PaymentState[];
/** States that wait for the customer, until the attempt expires. */
export const openStates: readonly PaymentState[] = ['created', 'initialized', 'challenge'];
export const isOpen = (state: PaymentState): boolean => openStates.includes(state);
