/** What the bank is told of an attempt. */
import { brand } from '@emsal/brand/brand';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { cities } from '@emsal/reference/places';
import type { VisitContext } from '../../../frame/context';
import type { BankOrder } from '../../../ports/bank/bank-port';
import { checkPage } from './check-page';
import type { PaymentRow } from './payment-store';
import type { Sale } from './sale';

/** Only what the bank must know. The buyer is the insured, whom the code proved. */
export function orderOf(
  { id, odeme, amount, instalments, nonce, offer }: PaymentRow,
  { email, address, cardToken }: Sale,
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
    callbackUrl: `${config.siteUrl}/api/policyrequest/ThreeDResponse`,
    webhookUrl: `${config.siteUrl}/api/policyrequest/BankNotification`,
    checkUrl: `${config.siteUrl}${checkPage(slug, odeme)}`,
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
