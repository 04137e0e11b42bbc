/** The summary as one form: reading and validating its answers. */
import type { PermissionChannel } from '@emsal/api/permission-channels';
import { email, optionalEmail } from '@emsal/validation/email/email';
import { checkAddress, readAddress } from '../address/address-form';
import type { Address } from '../address/address-form';
import type { OrderInformation } from '../order/load-order';
import { formText, onlyErrors, errorOf } from '../forms/field-errors';
import type { FieldErrors } from '../forms/field-errors';
import { checkNotarySale, readNotarySale } from './notary-sale/notary-sale-form';
import type { NotarySale } from './notary-sale/notary-sale-form';
import { checkPayee, readPayee } from './payee/payee-form';
import type { PayeeAnswers } from './payee/payee-form';
import { checkPayer, readPayer } from './payer/payer-form';
import type { PayerAnswers } from './payer/payer-form';
import { checkTravellers, readTravellers } from './travellers/travellers-form';
import type { TravellerAnswers } from './travellers/travellers-form';
import { summaryTexts as texts } from './summary.texts';

export const fieldIds = { email: 'email', documents: 'documents', permission: 'permission' } as const;
/** Questions of the line beside payer and address. */
export type LineQuestions = Pick<OrderInformation, 'asks' | 'travellers'>;

export interface SummaryAnswers {
  payer: PayerAnswers;
  email: string;
  address: Address;
  payee: PayeeAnswers;
  notarySale: NotarySale | null;
  travellers: readonly TravellerAnswers[];
  documents: boolean;
  permissions: PermissionChannel[];
}

/** The DOM owns the answers, including those typed before hydration. */
export const readAnswers = (form: FormData, { asks, travellers }: LineQuestions): SummaryAnswers => ({
  payer: readPayer(form),
  email: formText(form, fieldIds.email),
  address: readAddress(form),
  payee: readPayee(form, asks.payee),
  notarySale: readNotarySale(form, asks.notarySale),
  travellers: readTravellers(form, travellers),
  documents: form.has(fieldIds.documents),
  permissions: form.getAll(fieldIds.permission) as PermissionChannel[],
});

/** Errors in page order; the e-mail is optional unless e-mail permission was given. */
export function checkAnswers(answers: SummaryAnswers): FieldErrors {
  const emailRule = answers.permissions.includes('email') ? email : optionalEmail;
  return onlyErrors({
    ...checkPayer(answers.payer),
    ...checkTravellers(answers.travellers),
    [fieldIds.email]: errorOf(emailRule(answers.email)),
    ...checkAddress(answers.address),
    ...checkNotarySale(answers.notarySale),
    ...checkPayee(answers.payee),
    [fieldIds.documents]: answers.documents ? undefined : texts.documentsEmpty,
  });
}
