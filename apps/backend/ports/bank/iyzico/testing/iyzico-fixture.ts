/** Fixture: a stub of iyzico according to its public documentation, and the adapter for it. */
import { createHmac } from 'node:crypto';
import type { BankPort } from '../../bank-port';
import { openProviderStub, patientDeadline, type ProviderStub } from '../../testing/provider-stub';
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
/** HMAC under the shared secret key. */
export const hmac = (text: string): string => createHmac('sha256', keys.secretKey).update(text).digest('hex');

export interface IyzicoFixture {
  iyzico: ProviderStub;
  bank: (deadline?: number) => BankPort;
}

/** Call it at the top level of a spec. */
export function iyzicoFixture(): IyzicoFixture {
  const given = {
    bank: (deadline = patientDeadline) =>
      iyzicoBank({ ...keys, url: given.iyzico.url, pageUrl: 'https://cpp.iyzipay.com', deadline }),
  } as IyzicoFixture;
  beforeAll(async () => void (given.iyzico = await openProviderStub()));
  afterAll(() => given.iyzico.close());
  beforeEach(() => {
    given.iyzico.responses = {};
    given.iyzico.requests.length = 0;
  });
  return given;
}
