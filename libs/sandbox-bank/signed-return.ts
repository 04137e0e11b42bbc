/** The bank's signed message about an order, sent through the customer's browser and again as a notification. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { orderId } from './wire';

const signedReturn = z.object({
  orderId,
  paymentId: z.string().max(64),
  /** Kuruş, as digits. */
  amount: z.string().regex(/^\d{1,12}$/),
  currency: z.string().max(3),
  nonce: z.string().max(100),
  /** 1 is full 3-D Secure; every other value is a failure (domain 8.1). */
  mdStatus: z.string().max(2),
  status: z.enum(['success', 'failure', 'cancelled']),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SignedReturn = z.infer<typeof signedReturn>;
export type ReturnFields = Omit<SignedReturn, 'signature'>;

export const signReturn = (fields: ReturnFields, secret: string): SignedReturn => ({
  ...fields,
  signature: signatureOf(fields, secret).toString('hex'),
});

/** Null for a malformed or wrongly signed return. */
export function readReturn(fields: unknown, secret: string): SignedReturn | null {
  const { data } = signedReturn.safeParse(fields);
  return data && timingSafeEqual(signatureOf(data, secret), Buffer.from(data.signature, 'hex')) ? data : null;
}

const signedFields = ['orderId', 'paymentId', 'amount', 'currency', 'nonce', 'mdStatus', 'status'] as const;

const signatureOf = (fields: ReturnFields, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(signedFields.map((name) => fields[name]).join('|'))
    .digest();
