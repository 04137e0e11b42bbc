/** The state graph of a refund after the sale; the payment's own graph ends when the policy is issued. */

export const refundStates = ['requested', 'refused', 'refunded', 'transferred'] as const;
export type RefundState = (typeof refundStates)[number];

interface StateFacts {
  meaning: string;
  /** Every legal move and its cause. */
  next: Readonly<Partial<Record<RefundState, string>>>;
}

export const refundGraph: Readonly<Record<RefundState, StateFacts>> = {
  requested: {
    meaning: 'The amount is reserved; the bank may have received the request.',
    next: { refunded: 'the bank refunds it to the card', refused: 'the bank refuses' },
  },
  refused: {
    meaning: 'The bank refuses; the amount stays reserved until staff decide.',
    next: { requested: 'staff request it again', transferred: 'staff transfer it to the customer’s account' },
  },
  refunded: { meaning: 'Paid to the card.', next: {} },
  transferred: { meaning: 'Paid to a bank account, because the card could not be refunded.', next: {} },
};

export const canMoveRefund = (from: RefundState, to: RefundState): boolean => to in refundGraph[from].next;
/** The customer has the money. */
export const isPaidBack = (state: RefundState): boolean => state === 'refunded' || state === 'transferred';
