/** iyzico's three signatures: of requests (IYZWSv2), of answers, and of notifications (V3). Source: docs.iyzico.com, read November 2026. */
import { randomBytes } from 'node:crypto';
import { isSignature, signatureOf } from '../signature';
import type { Notice } from './iyzico-messages';

export interface IyzicoKeys {
  apiKey: string;
  secretKey: string;
}

/** @param path without the query @param body exactly as sent; empty for GET */
export function authorizationOf({ apiKey, secretKey }: IyzicoKeys, path: string, body: string): Record<string, string> {
  const randomKey = randomBytes(16).toString('hex');
  const signature = signatureOf(secretKey, randomKey + path + body, 'hex');
  const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return { authorization: `IYZWSv2 ${Buffer.from(text).toString('base64')}`, 'x-iyzi-rnd': randomKey };
}

/** Amounts are signed without trailing zeros: `10.50` as `10.5`, `10.00` as `10`. */
const signedForm = (value: string | number): string =>
  /^\d+\.\d+$/.test(String(value)) ? String(value).replace(/\.?0+$/, '') : String(value);

/** @param values of the answer, in the documented order; amounts as received */
export const isAnswerGenuine = (secretKey: string, signature: unknown, values: readonly (string | number)[]): boolean =>
  isSignature(signature, signatureOf(secretKey, values.map(signedForm).join(':'), 'hex'));

/** The header `X-IYZ-SIGNATURE-V3` of a notification about a hosted page. */
export const isNoticeGenuine = (secretKey: string, signature: unknown, notice: Notice): boolean =>
  isSignature(signature, noticeSignature(secretKey, notice));

const noticeSignature = (
  secretKey: string,
  { iyziEventType, iyziPaymentId, token, paymentConversationId, status }: Notice,
): string =>
  signatureOf(
    secretKey,
    [secretKey, iyziEventType, iyziPaymentId, token, paymentConversationId, status].join(''),
    'hex',
  );
