/** Policy orders up to release 2026-11, when every risk was a vehicle: earlier backends still send them. */
import { z } from 'zod';
import { policyOrder } from './policy-order';

export const policyOrderV1 = policyOrder
  .omit({ reference: true, lossPayee: true, travellers: true })
  .extend({ plate: z.string().max(12) });

/** For the wire, of either version. */
export const anyPolicyOrder = z.union([
  policyOrder,
  policyOrderV1.transform(({ plate, ...order }) => ({ ...order, reference: plate })),
]);
