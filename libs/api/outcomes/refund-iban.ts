/** Refusals of giving an account for a refund. */
import type { FieldOutcome } from './person-step';

export const refundIbanOutcomes = {
  refundNotFound: { message: 'Bu iade artık IBAN beklemiyor. Sayfayı yenileyin.' },
  ibanReceived: { message: 'Bu iade için bir IBAN daha önce alındı. Değiştirmek için bizi arayın.' },
} as const satisfies Record<string, FieldOutcome>;
