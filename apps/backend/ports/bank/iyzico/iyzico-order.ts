/** The order of iyzico's checkout form. */
import type { BankOrder, Buyer } from '../bank-port';
import { decimalOf } from '../decimal-money';
import { orderParameter } from './iyzico-messages';

/** One virtual item, with the only payment plan that the customer chose on our page. */
export const formOrder = ({ orderId, amount, instalments, callbackUrl, item, buyer }: BankOrder): object => ({
  locale: 'tr',
  conversationId: orderId,
  basketId: orderId,
  price: decimalOf(amount),
  paidPrice: decimalOf(amount),
  currency: 'TRY',
  paymentGroup: 'PRODUCT',
  callbackUrl: `${callbackUrl}?${orderParameter}=${orderId}`,
  enabledInstallments: [instalments],
  buyer: buyerOf(orderId, buyer),
  billingAddress: { contactName: buyer.name, city: buyer.city, country: 'Turkey', address: buyer.address },
  basketItems: [{ id: orderId, name: item, category1: 'Sigorta', itemType: 'VIRTUAL', price: decimalOf(amount) }],
});

const buyerOf = (id: string, { identityNo, name: fullName, email, phoneNumber, city, address, ip }: Buyer): object => {
  const [surname = '', ...names] = fullName.trim().split(/\s+/).reverse();
  return {
    id,
    name: names.reverse().join(' ') || surname,
    surname,
    identityNumber: identityNo,
    email,
    gsmNumber: `+90${phoneNumber}`,
    registrationAddress: address,
    city,
    country: 'Turkey',
    ip,
  };
};
