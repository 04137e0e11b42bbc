/** Forms that ask for a telephone, and for the code that was sent to it. */
import type { ContentForm, FormField } from '@emsal/forms/form';
import { oneTimeCode } from '@emsal/validation/one-time-code/one-time-code';
import { messagesOf } from '@emsal/validation/verdict';
import { codeFormTexts as texts } from './area.texts';

export const phoneField = (label: string): FormField => ({ kind: 'masked', mask: 'phone', name: 'phoneNumber', label });

/** @param label of the form */
export const codeForm = (label: string, submit: string): ContentForm => ({
  label,
  submit,
  fields: [
    {
      kind: 'text',
      name: 'code',
      label: texts.code,
      input: { inputMode: 'numeric', autoComplete: 'one-time-code', width: 'code' },
    },
  ],
  check: ({ code = '' }) => messagesOf({ code: oneTimeCode(code) }),
});
