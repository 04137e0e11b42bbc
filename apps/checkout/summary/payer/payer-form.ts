/** Who pays: the insured, the payer that the server knows already, or somebody whose numbers are typed. */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { normalisePhone, phone } from '@emsal/validation/phone/phone';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { formText, wrongOf } from '../../visit/field-errors';
import type { Checked } from '../../visit/field-errors';
import { payerTexts as texts } from './payer.texts';

export const payerIds = { who: 'payer', identityNo: 'payerIdentityNo', phoneNumber: 'payerPhone' } as const;

export interface PayerAnswers {
  isInsurerDifferent: boolean;
  /** Null where nothing is asked: the insured pays, or the saved payer stays. */
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

export const checkPayer = ({ typed }: PayerAnswers): Checked =>
  typed
    ? {
        [payerIds.identityNo]: wrongOf(identityOrTaxNumber(typed.identityNo)),
        [payerIds.phoneNumber]: typed.phoneNumber === '' ? texts.phoneEmpty : wrongOf(phone(typed.phoneNumber)),
      }
    : {};
