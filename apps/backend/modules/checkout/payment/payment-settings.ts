import { bankDeadline } from '../../../ports/bank/bank-port';

const bankSeconds = bankDeadline / 1_000;

/** Durations of a payment, in seconds. */
export const paymentSettings = {
  /** The customer's time at the bank. */
  openFor: 15 * 60,
  /** A second start within this time is a double click or a second tab and returns the same challenge, whatever its card token. */
  sameAttempt: 60,
  /** An attempt in `created` older than this belongs to a dead process: longer than the bank's answer. */
  startDeadline: bankSeconds + 4,
  /** Longer than any completion step: at most a cancellation and a refund in a row. */
  lease: 2 * bankSeconds + 4,
  /** Delay before a waiting payment is tried again. */
  retry: 3,
  /** An authorisation whose answer was lost is closed at the bank after this long without a capture. */
  unknownFor: 30,
  /** From the capture: without a policy by then, the charge is refunded. */
  policyDeadline: 45,
  /** One order to the insurer. */
  insurerDeadline: 12,
  /** Voiding one policy at the insurer. */
  voidDeadline: 8,
} as const;
