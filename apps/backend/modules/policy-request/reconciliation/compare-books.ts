/** The bank's ledger beside our own: per order what stays with us, and where the two differ (issue: reconciliation). */
import type { BankEntry } from '../../../ports/bank/bank-port';
import type { DiscrepancyKind } from './tables';

/** One payment as we know it; kuruş. */
export interface OwnEntry {
  orderId: string;
  amount: number;
  /** A capture was seen. */
  isCharged: boolean;
  isReversed: boolean;
  /** Of a discount, gone back to the card. */
  paidDiscount: number;
}
export interface Discrepancy {
  orderId: string;
  kind: DiscrepancyKind;
  /** What stays after refunds, kuruş. */
  atBank: number;
  withUs: number;
}

export function compareBooks(entries: readonly BankEntry[], own: readonly OwnEntry[]): Discrepancy[] {
  const atBank = Map.groupBy(entries, ({ orderId }) => orderId);
  const known = new Set(own.map(({ orderId }) => orderId));
  const unknown = [...atBank]
    .filter(([orderId]) => !known.has(orderId))
    .map(([orderId, movements]): Discrepancy => ({ orderId, kind: 'orderUnknown', atBank: net(movements), withUs: 0 }));
  return [...unknown, ...own.flatMap((payment) => differenceOf(payment, atBank.get(payment.orderId) ?? []))];
}

function differenceOf(payment: OwnEntry, movements: readonly BankEntry[]): Discrepancy[] {
  const withUs = payment.isCharged && !payment.isReversed ? payment.amount - payment.paidDiscount : 0;
  const atBank = net(movements);
  return atBank === withUs
    ? []
    : [{ orderId: payment.orderId, kind: kindOf(payment, movements, withUs), atBank, withUs }];
}

function kindOf({ isReversed }: OwnEntry, movements: readonly BankEntry[], withUs: number): DiscrepancyKind {
  const captures = movements.filter(({ kind }) => kind === 'capture').length;
  if (captures === 0) return 'notAtBank';
  if (net(movements) < withUs) return captures === movements.length ? 'amountDiffers' : 'refundUnknown';
  if (captures > 1) return 'capturedTwice';
  return isReversed ? 'notRefunded' : 'amountDiffers';
}

const net = (movements: readonly BankEntry[]): number =>
  movements.reduce((sum, { kind, amount }) => sum + (kind === 'capture' ? amount : -amount), 0);
