/** The order that the bank receives for an attempt. */
import { documentRoutes } from '@emsal/api/document-routes';
import { brand } from '@emsal/brand/brand';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { cities } from '@emsal/reference/places';
import type { VisitContext } from '../../../http/context';
import type { BankOrder } from '../../../ports/bank/bank-port';
import { paymentCheckPath } from '../payment/payment-check-path';
import type { PaymentRow } from '../payment/payment-store';
import type { CheckedSale } from './check-sale';

/** Only what the bank needs. The buyer is the insured, verified by the one-time code. */
export function bankOrderOf(
  { id, odeme, amount, instalments, nonce, offer }: PaymentRow,
  { email, address, cardToken }: CheckedSale,
  { config, request }: VisitContext,
): BankOrder {
  const { slug, name } = lineFacts[offer.line];
  const { identityNo, phoneNumber, displayName } = offer.insured;
  return {
    orderId: id,
    amount,
    instalments,
    cardToken,
    nonce,
    callbackUrl: `${config.siteUrl}/api${documentRoutes.bankReturn.path}`,
    webhookUrl: `${config.siteUrl}/api/policyrequest/BankNotification`,
    checkUrl: `${config.siteUrl}${paymentCheckPath(slug, odeme)}`,
    item: name,
    buyer: {
      identityNo,
      phoneNumber,
      name: displayName,
      email: email || brand.email,
      city: cities.find(({ code }) => code === address.city)?.name ?? '',
      address: address.moreInformation,
      ip: request.address,
    },
  };
}
