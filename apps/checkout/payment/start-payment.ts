import type { Client } from '@emsal/api/client';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { OutputOf } from '@emsal/api/calls/table';
import type { Order } from '../order/load-order';
import type { CardAttempt, PaymentEvent } from './payment-attempt';
import { paymentTexts as texts } from './payment.texts';

export type Started = OutputOf<'POST policyrequest/CreateThreeD'>;

/** Replies that leave open whether the payment started: no reply, a concurrent request, or a server error. */
const undecided = /^(offline|stillRunning|internal|unavailable|http5\d\d)$/;

/** Requests the bank's challenge: what to post where, or the next event of the attempt. */
export async function startPayment(
  client: Client,
  { visitId, information, offer }: Order,
  { key, planId, total, discount, secondPolicyStatement, cardToken }: CardAttempt,
): Promise<Started | PaymentEvent> {
  const { quoteHeaderId } = information;
  const reply = await client.command(
    'POST policyrequest/CreateThreeD',
    {
      visitId,
      quoteHeaderId,
      productId: offer.productId,
      selectedPaymentPlanId: planId,
      ...(cardToken !== undefined && { cardToken }),
      seal: offer.seal,
      expectedTotal: total,
      ...(discount && {
        discountCode: discount.code,
        isCombinationConfirmed: discount.isCombinationConfirmed,
      }),
      ...(secondPolicyStatement !== undefined && { secondPolicyStatement }),
    },
    { idempotencyKey: key },
  );
  if (reply.isSuccess) return reply.result;
  const { message, messageCode: code } = reply;
  if (code === endedVisit.code) return { type: 'refused', message: texts.visitEnded, code };
  return undecided.test(code) ? { type: 'noResponse', message } : { type: 'refused', message, code };
}
