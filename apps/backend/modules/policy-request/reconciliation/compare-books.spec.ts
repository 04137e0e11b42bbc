import { compareBooks, type OwnEntry } from './compare-books';

const paid: OwnEntry = { orderId: 'a', amount: 100, isCharged: true, isReversed: false, paidDiscount: 0 };
const capture = { orderId: 'a', kind: 'capture', amount: 100 } as const;
const refund = { orderId: 'a', kind: 'refund', amount: 100 } as const;

it.each([
  ['the charge that both know', [capture], paid],
  ['a charge that went back with both', [capture, refund], { ...paid, isReversed: true }],
  ['a late charge that was closed before we saw it', [capture, refund], { ...paid, isCharged: false }],
  ['a discount that went back', [capture, { ...refund, amount: 20, refundId: 'd' }], { ...paid, paidDiscount: 20 }],
  ['an attempt that nobody charged', [], { ...paid, isCharged: false }],
] as const)('the books agree on %s', (_name, entries, own) => expect(compareBooks(entries, [own])).toEqual([]));

it.each([
  ['orderUnknown', [{ ...capture, orderId: 'b' }, capture], paid, 100, 0],
  ['capturedTwice', [capture, capture], paid, 200, 100],
  ['amountDiffers', [{ ...capture, amount: 90 }], paid, 90, 100],
  ['amountDiffers', [{ ...capture, amount: 110 }], paid, 110, 100],
  ['notAtBank', [], paid, 0, 100],
  ['notRefunded', [capture], { ...paid, isReversed: true }, 100, 0],
  ['refundUnknown', [capture, refund], paid, 0, 100],
  ['amountDiffers', [capture], { ...paid, isCharged: false }, 100, 0],
] as const)('a difference is named: %s', (kind, entries, own, atBank, withUs) =>
  expect(compareBooks(entries, [own])).toEqual([expect.objectContaining({ kind, atBank, withUs })]),
);
