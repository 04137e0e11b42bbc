/** The mail address of an employee: its domain belongs to a company of the list, exactly. */
import { email, type EmailCode } from '../email/email';
import { pass, refusal, type Verdict } from '../verdict';
import { companyDomains } from './company-domains';
import { corporateEmailMessages } from './corporate-email-messages';

export type CorporateEmailCode = EmailCode | keyof typeof corporateEmailMessages;

const refuse = refusal(corporateEmailMessages);

/** The company of a valid address; undefined for one of somebody else. */
export const companyOf = (address: string): string | undefined => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return Object.hasOwn(companyDomains, domain) ? companyDomains[domain] : undefined;
};

/** In lower case: a mailbox is one employee, however it is written. */
export function corporateEmail(input: string): Verdict<string, CorporateEmailCode> {
  const verdict = email(input);
  if (!verdict.ok) return verdict;
  return companyOf(verdict.value) === undefined ? refuse('notPartner') : pass(verdict.value.toLowerCase());
}
