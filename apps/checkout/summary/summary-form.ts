/** The summary's few questions: what was typed, read from the form itself, and what is wrong with it. */
import { email, optionalEmail } from '@emsal/validation/email/email';
import type { PermissionChannel } from '@emsal/verify/permission/channels';
import { addressIds, checkAddress, formText, readAddress } from '../address/address-form';
import type { AddressAnswers } from '../address/address-form';
import { summaryTexts as texts } from './summary-texts';

export const fieldIds = { email: 'email', ...addressIds, documents: 'documents' } as const;
export type SummaryField = keyof typeof fieldIds;
export type SummaryErrors = Partial<Record<SummaryField, string>>;

export interface SummaryAnswers extends AddressAnswers {
  email: string;
  documents: boolean;
  permissions: PermissionChannel['name'][];
}

/** The DOM owns the answers: what was typed before the scripts came is here too. */
export const readAnswers = (form: FormData): SummaryAnswers => ({
  email: formText(form, fieldIds.email),
  ...readAddress(form),
  documents: form.has(fieldIds.documents),
  permissions: form.getAll('permission') as PermissionChannel['name'][],
});

/** The e-mail is optional, unless a permission to write to it was ticked. */
function emailError({ email: address, permissions }: SummaryAnswers): string | undefined {
  const verdict = permissions.includes('email') ? email(address) : optionalEmail(address);
  return verdict.ok ? undefined : verdict.message;
}

/** What is wrong, in the order of the page; empty when all is right. */
export function checkAnswers(answers: SummaryAnswers): SummaryErrors {
  const all: SummaryErrors = {
    email: emailError(answers),
    ...checkAddress(answers),
    documents: answers.documents ? undefined : texts.documentsEmpty,
  };
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message !== undefined));
}

/** Only what was wrong before is judged again, so that an error leaves as soon as it is right and none appears while typing. */
export const stillWrong = (before: SummaryErrors, now: SummaryErrors): SummaryErrors =>
  Object.fromEntries(
    Object.entries(before).flatMap(([field]) =>
      now[field as SummaryField] === undefined ? [] : [[field, now[field as SummaryField]]],
    ),
  );
