import type { ReturnFields } from '../signed-return';

/** A successful payment of 8.780,40 TL; fields in the order in which the bank signs them. */
export const sampleReturn: ReturnFields = {
  orderId: '0'.repeat(32),
  paymentId: 'a'.repeat(32),
  amount: '878040',
  currency: 'TRY',
  nonce: 'n'.repeat(43),
  mdStatus: '1',
  status: 'success',
};
