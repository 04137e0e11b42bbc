import { email, optionalEmail } from '@emsal/validation/email/email';
import type { ContentForm, Errors, Values } from '@emsal/forms/form';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { messagesOf } from '@emsal/validation/verdict';
import { signInTexts as texts } from './sign-in.texts';

/** The first step: `?uye=yeni` asks for an e-mail too, which is optional. */
export const signInForm = (isNew: boolean): ContentForm => ({
  label: texts[isNew ? 'register' : 'login'].heading,
  submit: texts[isNew ? 'register' : 'login'].submit,
  fields: [
    {
      kind: 'masked',
      mask: 'identity',
      name: 'identityNo',
      label: texts.identity,
      hint: texts.identityHint,
      // Where browsers offer the device's passkeys.
      ...(!isNew && { autoComplete: 'username webauthn' }),
    },
    { kind: 'masked', mask: 'phone', name: 'phoneNumber', label: texts.phone, hint: texts.phoneHint },
    ...(isNew ? [emailField] : []),
    { kind: 'agreement', name: 'agreement', words: texts.agreement },
  ],
  check,
});

export const emailField = {
  kind: 'text',
  name: 'email',
  label: texts.email,
  hint: texts.emailHint,
  optional: true,
  input: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

const check = ({ identityNo = '', phoneNumber = '', email: address = '', agreement }: Values): Errors => ({
  ...messagesOf({
    identityNo: identityOrTaxNumber(identityNo),
    phoneNumber: phone(phoneNumber),
    email: optionalEmail(address),
  }),
  ...(agreement === '1' ? {} : { agreement: texts.agreementMissing }),
});

/** What the call takes, of values that were checked. */
export function signInInput({ identityNo = '', phoneNumber = '', email: address = '' }: Values) {
  const identity = identityOrTaxNumber(identityNo);
  const mobile = phone(phoneNumber);
  const mail = email(address);
  return {
    identityNo: identity.ok ? identity.value : identityNo,
    phoneNumber: mobile.ok ? mobile.value : phoneNumber,
    ...(mail.ok && { email: mail.value }),
  };
}
