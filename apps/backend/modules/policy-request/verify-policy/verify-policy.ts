/** What the QR of a policy leads to: whether it is ours and holds, with the name masked. */
import type { OutputOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Services } from '../../../frame/services';
import { maskName } from '../../customer/customer-info';
import { findPayment, findPolicyByCode } from '../payment/payment-store';

/** The page that people open; the code is 128 random bits. */
export const verifyUrl = (siteUrl: string, code: string): string => `${siteUrl}/police-dogrula/${code}`;

export async function verifyPolicy(
  code: string,
  { db, clock }: Services,
): Promise<OutputOf<'GET policyrequest/VerifyPolicy/{code}'>> {
  const policy = await findPolicyByCode(db, code);
  const payment = policy && (await findPayment(db, policy.orderId));
  if (!payment) return null;
  const today = dayInTurkey(clock.now());
  const { policyNo, startDate, endDate } = policy;
  const { firmName, line, insured } = payment.offer;
  return {
    policyNo,
    firmName,
    line,
    insured: insured.displayName.split(' ').map(maskName).join(' '),
    startDate,
    endDate,
    isValid: today <= endDate,
    hasBegun: startDate <= today,
  };
}
