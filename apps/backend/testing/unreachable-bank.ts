import type { BankPort } from '../ports/bank/bank-port';

/** An unreachable bank; tests with payments pass another one in `testApp`'s ports. */
export const unreachableBank: BankPort = {
  origin: 'http://bank.example',
  cardFrameUrl: (parent) => `http://bank.example/card-frame?parent=${encodeURIComponent(parent)}`,
  initialize: async () => ({ kind: 'unavailable' }),
  authorise: async () => ({ kind: 'unknown' }),
  inquire: async () => ({ kind: 'unavailable' }),
  refund: async () => ({ kind: 'unavailable' }),
  refundPart: async () => ({ kind: 'unavailable' }),
  ledger: async () => null,
  verifyReturn: () => null,
};
