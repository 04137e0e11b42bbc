/** Times of a payment, in seconds. */
export const paymentSettings = {
  /** The customer's time at the bank. */
  openFor: 15 * 60,
  /** A second start within this time is a double click or a second tab and gets the same challenge, whatever its card token. */
  sameAttempt: 60,
  /** An attempt in `created` older than this was left by a dead process. */
  startDeadline: 30,
  /** Longer than any act: at most a cancellation and a refund (8 s, `sandbox-bank.ts`) in a row. */
  lease: 20,
  /** Between two looks at a payment that waits for bank or insurer. */
  retry: 3,
  /** After this long without a capture, an authorisation whose answer was lost is closed at the bank. */
  unknownFor: 30,
  /** From the capture: no policy by then means the money goes back. */
  policyDeadline: 45,
  /** One order to the insurer. */
  insurerDeadline: 12,
  /** One cancellation at the insurer. */
  cancelDeadline: 8,
} as const;
