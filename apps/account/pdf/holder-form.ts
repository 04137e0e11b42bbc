import type { ContentForm, Values } from '@emsal/forms/form';
import { pastDate } from '@emsal/validation/dates/date';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { messagesOf } from '@emsal/validation/verdict';
import { pdfTexts as texts } from './pdf.texts';

const birthDate = { kind: 'date', name: 'birthDate', label: texts.birthDate, hint: texts.birthDateHint } as const;

/** Who is named on the policy. @param isCompany a company has no birth date */
export const holderForm = (isCompany: boolean): ContentForm => ({
  label: texts.form,
  submit: texts.submit,
  fields: [
    { kind: 'masked', mask: 'identity', name: 'identityNo', label: texts.identity, hint: texts.identityHint },
    ...(isCompany ? [] : [birthDate]),
  ],
  check: ({ identityNo = '', birthDate: typed = '' }, today) =>
    messagesOf({
      identityNo: identityOrTaxNumber(identityNo),
      ...(!isCompany && { birthDate: pastDate(typed, today, 'Doğum tarihinin') }),
    }),
});

/** What the call takes, of values that were checked. */
export function holderInput({ identityNo = '', birthDate = '' }: Values) {
  const identity = identityOrTaxNumber(identityNo);
  return { identityNo: identity.ok ? identity.value : identityNo, birthDate };
}
