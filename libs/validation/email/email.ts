/** E-mail addresses: ASCII, one @, a dotted domain, at most 254 characters. */
import { pass, refusal, type Verdict } from '../verdict';
import { emailMessages } from './email-messages';

export type EmailCode = keyof typeof emailMessages;

const refuse = refusal(emailMessages);
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const domainPart = new RegExp(`^(?:${domainLabel}\\.)+[A-Za-z]{2,63}$`);

/** The address with its domain in lower case. */
export function email(input: string): Verdict<string, EmailCode> {
  const address = input.trim();
  if (address === '') return refuse('empty');
  if (/[^\x21-\x7e]/.test(address)) return refuse('letters');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  const isRight = address.length <= 254 && local.length <= 64 && localPart.test(local) && domainPart.test(domain);
  return isRight ? pass(`${local}@${domain.toLowerCase()}`) : refuse('invalid');
}

/** An empty address is valid: it is optional. */
export function optionalEmail(input: string): Verdict<string, EmailCode> {
  return input.trim() === '' ? pass('') : email(input);
}
