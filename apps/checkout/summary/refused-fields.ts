import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import type { SharedStepCode } from '@emsal/api/outcomes/shared-step';
import { addressIds } from '../address/address-form';
import type { FieldErrors } from '../forms/field-errors';
import { notarySaleIds } from './notary-sale/notary-sale-form';
import { payeeIds } from './payee/payee-form';
import { payerIds } from './payer/payer-form';
import { fieldIds } from './summary-form';

/** Field that can correct a refusal on this page. */
const fieldOf: Partial<Record<PolicyRequestCode | SharedStepCode, string>> = {
  sameIdentity: payerIds.identityNo,
  identityInvalid: payerIds.identityNo,
  phoneMaximumUse: payerIds.phoneNumber,
  emailInvalid: fieldIds.email,
  addressUnknown: addressIds.city,
  payeeIncomplete: payeeIds.status,
  notarySaleMissing: notarySaleIds.saleDate,
};

interface Failure {
  messageCode: string;
  message: string;
  fields?: FieldErrors;
}

/** The refusal as errors of its fields; null when it has none. Travellers are refused one by one, with the field names of this page. */
export function refusedField({ messageCode, message, fields }: Failure): FieldErrors | null {
  if (messageCode === ('travellersIncomplete' satisfies PolicyRequestCode)) return fields ?? null;
  const field = fieldOf[messageCode as PolicyRequestCode];
  return field ? { [field]: message } : null;
}
