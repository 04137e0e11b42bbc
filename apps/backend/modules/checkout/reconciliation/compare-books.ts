/** Compares the bank's ledger with our payments: the net amount per order, and the differences. */
import type { DiscrepancyKind } from '@emsal/api/desk/discrepancy-shapes';
import type { BankEntry } from '../../../ports/bank/bank-port';

/** One payment of ours; kuruş. */
export interface OwnEntry {
  orderId: string;
  /** Captured, not refunded and not to be. */
  kept: number;
  /** The whole charge was refunded, or must be. */
  isReversed: boolean;
}
export interface Discrepancy {
  orderId: string;
  kind: DiscrepancyKind;
  /** Net of refunds, kuruş. */
  atBank: number;
  withUs: number;
}

export function compareBooks(entries: readonly BankEntry[], own: readonly OwnEntry[]): Discrepancy[] {
  const atBank = Map.groupBy(entries, ({ orderId }) => orderId);
  const known = new Set(own.map(({ orderId }) => orderId));
  const unknown = [...atBank]
    .filter(([orderId]) => !known.has(orderId))
    .map(([orderId, movements]): Discrepancy => ({ orderId, kind: 'orderUnknown', atBank: net(movements), withUs: 0 }))
    // What was refunded in full is nobody's money any more.
    .filter(({ atBank: left }) => left !== 0);
  return [...unknown, ...own.flatMap((payment) => differenceOf(payment, atBank.get(payment.orderId) ?? []))];
}

function differenceOf(payment: OwnEntry, movements: readonly BankEntry[]): Discrepancy[] {
  const withUs = payment.kept;
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
