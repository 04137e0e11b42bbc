/** iyzico as its public documentation describes it, and our adapter that asks it. */
import { createHmac } from 'node:crypto';
import type { BankPort } from '../../bank-port';
import { openDouble, type ProviderDouble } from '../../testing/provider-double';
import { iyzicoBank } from '../iyzico-bank';

const keys = { apiKey: 'api-key', secretKey: 'secret-key' };
export const paths = {
  initialize: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  retrieve: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  report: '/v2/reporting/payment/details',
  refund: '/v2/payment/refund',
  daily: '/v2/reporting/payment/transactions',
};
export const token = 'da7431f4-89fc-4f65-8533-d83a4fede7d9';
/** Under the secret key that iyzico and we share. */
export const hmac = (text: string): string => createHmac('sha256', keys.secretKey).update(text).digest('hex');

export interface GivenIyzico {
  iyzico: ProviderDouble;
  bank: () => BankPort;
}

/** To be called where the tests of a file are declared. */
export function givenIyzico(): GivenIyzico {
  const given = {
    bank: () => iyzicoBank({ ...keys, url: given.iyzico.url, pageUrl: 'https://cpp.iyzipay.com', deadline: 300 }),
  } as GivenIyzico;
  beforeAll(async () => void (given.iyzico = await openDouble()));
  afterAll(() => given.iyzico.close());
  beforeEach(() => {
    given.iyzico.answers = {};
    given.iyzico.asked.length = 0;
  });
  return given;
}
