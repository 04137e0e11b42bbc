/** An order at the bank, identified by the merchant's order id. */
import type { TestCard } from '../test-cards';

export type OrderState = 'initialized' | 'authenticated' | 'failed' | 'captured' | 'declined' | 'voided';

export interface Order {
  orderId: string;
  /** Opaque id of the challenge in the customer's browser. */
  paymentId: string;
  /** Kuruş. */
  amount: number;
  currency: 'TRY';
  instalments: number;
  callbackUrl: string;
  webhookUrl: string;
  /** The merchant's own, returned once in the signed return. */
  nonce: string;
  card: TestCard;
  masked: string;
  state: OrderState;
  wrongCodes: number;
  mdStatus: string | null;
  isCancelled: boolean;
  errorCode: string | null;
}

export interface LedgerEntry {
  at: string;
  kind: 'capture' | 'refund';
  orderId: string;
  /** Kuruş. */
  amount: number;
  /** Of a partial refund. */
  refundId?: string;
}

export interface BankBooks {
  orders: Map<string, Order>;
  ledger: LedgerEntry[];
}

export const orderByPaymentId = ({ orders }: BankBooks, paymentId: string): Order | undefined =>
  [...orders.values()].find((order) => order.paymentId === paymentId);

/** Captured and refunded kuruş of one order. */
export function sumsOf({ ledger }: BankBooks, orderId: string): { captured: number; refunded: number } {
  const sum = (kind: LedgerEntry['kind']): number =>
    ledger
      .filter((entry) => entry.orderId === orderId && entry.kind === kind)
      .reduce((total, entry) => total + entry.amount, 0);
  return { captured: sum('capture'), refunded: sum('refund') };
}
