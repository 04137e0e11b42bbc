import type { ContentForm, Errors, FormField, Values } from '@emsal/forms/form';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { messagesOf } from '@emsal/validation/verdict';
import { serviceTexts as texts } from './service.texts';

/** Identity and telephone. @param more fields of the page, below them */
export const proofForm = (more: readonly FormField[]): ContentForm => ({
  label: texts.form,
  submit: texts.submit,
  fields: [
    { kind: 'masked', mask: 'identity', name: 'identityNo', label: texts.identity, hint: texts.identityHint },
    { kind: 'masked', mask: 'phone', name: 'phoneNumber', label: texts.phone, hint: texts.phoneHint },
    ...more,
  ],
  check: ({ identityNo = '', phoneNumber = '' }): Errors =>
    messagesOf({ identityNo: identityOrTaxNumber(identityNo), phoneNumber: phone(phoneNumber) }),
});

/** What the call takes, of values that were checked. */
export function proofInput({ identityNo = '', phoneNumber = '' }: Values) {
  const identity = identityOrTaxNumber(identityNo);
  const mobile = phone(phoneNumber);
  return {
    identityNo: identity.ok ? identity.value : identityNo,
    phoneNumber: mobile.ok ? mobile.value : phoneNumber,
  };
}
