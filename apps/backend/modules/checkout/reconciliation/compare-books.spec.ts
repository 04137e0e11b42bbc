import { compareBooks, type OwnEntry } from './compare-books';

const paid: OwnEntry = { orderId: 'a', kept: 100, isReversed: false };
const capture = { orderId: 'a', kind: 'capture', amount: 100 } as const;
const refund = { orderId: 'a', kind: 'refund', amount: 100 } as const;

it.each([
  ['a charge known to both', [capture], paid],
  ['a charge refunded at both', [capture, refund], { ...paid, kept: 0, isReversed: true }],
  ['a late charge that was closed before we saw it', [capture, refund], { ...paid, kept: 0 }],
  ['a refunded discount', [capture, { ...refund, amount: 20 }], { ...paid, kept: 80 }],
  [
    'an order that is none of ours and was refunded',
    [{ ...capture, orderId: 'b' }, { ...refund, orderId: 'b' }, capture],
    paid,
  ],
  ['an attempt without a charge', [], { ...paid, kept: 0 }],
] as const)('the books agree on %s', (_name, entries, own) => expect(compareBooks(entries, [own])).toEqual([]));

it.each([
  ['orderUnknown', [{ ...capture, orderId: 'b' }, capture], paid, 100, 0],
  ['capturedTwice', [capture, capture], paid, 200, 100],
  ['amountDiffers', [{ ...capture, amount: 90 }], paid, 90, 100],
  ['amountDiffers', [{ ...capture, amount: 110 }], paid, 110, 100],
  ['notAtBank', [], paid, 0, 100],
  ['notRefunded', [capture], { ...paid, kept: 0, isReversed: true }, 100, 0],
  ['refundUnknown', [capture, refund], paid, 0, 100],
  ['amountDiffers', [capture], { ...paid, kept: 0 }, 100, 0],
] as const)('a difference is classified: %s', (kind, entries, own, atBank, withUs) =>
  expect(compareBooks(entries, [own])).toEqual([expect.objectContaining({ kind, atBank, withUs })]),
);
