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

/** The refusal as error of its field; null when it has none. */
export function refusedField({ messageCode, message }: { messageCode: string; message: string }): FieldErrors | null {
  const field = fieldOf[messageCode as PolicyRequestCode];
  return field ? { [field]: message } : null;
}
