/** The summary's questions as one form: what was answered, read from the form itself, and what is wrong with it. */
import type { PermissionChannel } from '@emsal/api/permission-channels';
import { email, optionalEmail } from '@emsal/validation/email/email';
import { checkAddress, readAddress } from '../address/address-form';
import type { Address } from '../address/address-form';
import type { OrderInformation } from '../order/load-order';
import { formText, onlyWrong, wrongOf } from '../visit/field-errors';
import type { FieldErrors } from '../visit/field-errors';
import { checkNotarySale, readNotarySale } from './notary-sale/notary-sale-form';
import type { NotarySale } from './notary-sale/notary-sale-form';
import { checkPayee, readPayee } from './payee/payee-form';
import type { PayeeAnswers } from './payee/payee-form';
import { checkPayer, readPayer } from './payer/payer-form';
import type { PayerAnswers } from './payer/payer-form';
import { summaryTexts as texts } from './summary.texts';

export const fieldIds = { email: 'email', documents: 'documents', permission: 'permission' } as const;
/** What the line asks for beside payer and address. */
export type Asked = OrderInformation['asks'];

export interface SummaryAnswers {
  payer: PayerAnswers;
  email: string;
  address: Address;
  payee: PayeeAnswers;
  notarySale: NotarySale | null;
  documents: boolean;
  permissions: PermissionChannel[];
}

/** The DOM owns the answers: what was typed before the scripts came is here too. */
export const readAnswers = (form: FormData, asks: Asked): SummaryAnswers => ({
  payer: readPayer(form),
  email: formText(form, fieldIds.email),
  address: readAddress(form),
  payee: readPayee(form, asks.payee),
  notarySale: readNotarySale(form, asks.notarySale),
  documents: form.has(fieldIds.documents),
  permissions: form.getAll(fieldIds.permission) as PermissionChannel[],
});

/** What is wrong, in the order of the page; the e-mail is optional, unless a permission to write to it was ticked. */
export const checkAnswers = (answers: SummaryAnswers): FieldErrors =>
  onlyWrong({
    ...checkPayer(answers.payer),
    [fieldIds.email]: wrongOf((answers.permissions.includes('email') ? email : optionalEmail)(answers.email)),
    ...checkAddress(answers.address),
    ...checkNotarySale(answers.notarySale),
    ...checkPayee(answers.payee),
    [fieldIds.documents]: answers.documents ? undefined : texts.documentsEmpty,
  });
