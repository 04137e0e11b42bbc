/** The target of a policy's QR code: whether it is ours and valid, with the name masked. */
import type { OutputOf } from '@emsal/api/calls/table';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Services } from '../../../http/services';
import { maskName } from '../../visit-person/customer-info';
import { findPayment } from '../payment/payment-store';
import { findPolicyByCode } from '../../policy/policy-store';

/** The page that customers open; the code is 128 random bits. */
export const verifyUrl = (siteUrl: string, code: string): string => `${siteUrl}/police-dogrula/${code}`;

export async function verifyPolicy(
  code: string,
  { db, clock }: Services,
): Promise<OutputOf<'GET policyrequest/VerifyPolicy/{code}'>> {
  const policy = await findPolicyByCode(db, code);
  const payment = policy?.orderId && (await findPayment(db, policy.orderId));
  if (!payment) return null;
  const today = dayInTurkey(clock.now());
  const { policyNo, startDate, endDate, state } = policy;
  const { firmName, line, insured } = payment.offer;
  return {
    policyNo,
    firmName,
    line,
    lineName: factsOf(line).name,
    insured: insured.displayName.split(' ').map(maskName).join(' '),
    startDate,
    endDate,
    isValid: state === 'active' && today <= endDate,
    hasBegun: startDate <= today,
  };
}
