import type { ContentForm } from '@emsal/forms/form';
import { iban } from '@emsal/validation/iban/iban';
import { messagesOf } from '@emsal/validation/verdict';
import { refundIbanTexts as texts } from './refund-iban.texts';

/** The field shows the country; whoever pastes a whole IBAN gives it once more. */
export const withCountry = (typed: string): string => (/^\s*tr/i.test(typed) ? typed : `TR${typed}`);

/** @param holder in whose name the account must be */
export const ibanForm = (holder: string): ContentForm => ({
  label: texts.heading,
  submit: texts.submit,
  fields: [
    {
      kind: 'text',
      name: 'iban',
      label: texts.iban,
      hint: texts.ibanHint(holder),
      input: { prefix: 'TR', inputMode: 'numeric', autoComplete: 'off', maxLength: 34 },
    },
  ],
  check: ({ iban: typed = '' }) => messagesOf({ iban: iban(typed.trim() === '' ? '' : withCountry(typed)) }),
});
