/** The payer: the insured, the saved payer, or a person entered here. */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { normalisePhone, phone } from '@emsal/validation/phone/phone';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { formText, errorOf } from '../../forms/field-errors';
import type { CheckedFields } from '../../forms/field-errors';
import { payerTexts as texts } from './payer.texts';

export const payerIds = { who: 'payer', identityNo: 'payerIdentityNo', phoneNumber: 'payerPhone' } as const;

export interface PayerAnswers {
  isInsurerDifferent: boolean;
  /** Null when nothing is entered: the insured pays, or the saved payer stays. */
  typed: { identityNo: string; phoneNumber: string } | null;
}

export function readPayer(form: FormData): PayerAnswers {
  const isInsurerDifferent = formText(form, payerIds.who) === 'other';
  const isTyped = isInsurerDifferent && form.has(payerIds.identityNo);
  return {
    isInsurerDifferent,
    typed: isTyped
      ? {
          identityNo: cleanDigits(formText(form, payerIds.identityNo)),
          phoneNumber: normalisePhone(formText(form, payerIds.phoneNumber)),
        }
      : null,
  };
}

export const checkPayer = ({ typed }: PayerAnswers): CheckedFields =>
  typed
    ? {
        [payerIds.identityNo]: errorOf(identityOrTaxNumber(typed.identityNo)),
        [payerIds.phoneNumber]: typed.phoneNumber === '' ? texts.phoneEmpty : errorOf(phone(typed.phoneNumber)),
      }
    : {};
