import { lineFacts } from '@emsal/lines/registry/facts-of';
import { formatDate } from '@emsal/platform/formats/dates';
import { labelsOf } from '@emsal/risks/risk';
import type { VisitContext } from '../../../http/context';
import type { ChosenOffer } from '../chosen-offer';
import type { PaymentRow } from '../payment/payment-store';
import { isOwnPayment } from '../payment/require-own-payment';
import type { SalesInTheWay } from './live-sale.texts';

/** Days and lines of the caller's own sales only. */
export function describeSales(
  payments: readonly PaymentRow[],
  { risk }: ChosenOffer,
  context: VisitContext,
): SalesInTheWay {
  const own = payments.filter((payment) => isOwn(payment, context));
  const sold = own.filter(({ state }) => state === 'policy_issued');
  return {
    thing: labelsOf(risk).heading.toLocaleLowerCase('tr'),
    ownPolicies: sold.map(({ offer: { line, startDate } }) => ({
      line: lineFacts[line].shortName,
      startDate: formatDate(startDate),
    })),
    ownPayments: own.length - sold.length,
    others: payments.length - own.length,
  };
}

/** Bought in this browser or account, or proven by the telephone that the visit proved: the policyholder is the same. */
const isOwn = (payment: PaymentRow, { visitor, visit }: VisitContext): boolean =>
  isOwnPayment(visitor, payment) ||
  (payment.telephoneKey !== null && payment.telephoneKey === visit.proven?.telephoneKey);
