/** The loss payee: who is paid first in a claim, because the insured object secures a credit (spec funnel 3.9). */
import { cleanDigits } from '@emsal/validation/clean/clean';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import type { OrderInformation } from '../../order/load-order';
import { formText, errorOf } from '../../forms/field-errors';
import type { CheckedFields } from '../../forms/field-errors';
import { payeeTexts as texts } from './payee.texts';

export const payeeIds = {
  status: 'payeeStatus',
  kind: 'payeeKind',
  bank: 'bankCode',
  city: 'bankCity',
  branch: 'branchCode',
  company: 'financialCompanyCode',
  borrower: 'tcOrTaxNo',
} as const;

export type Payee = NonNullable<OrderInformation['payee']>;
/** Null when the line does not require one; `payeeStatus` is null while unanswered. */
export type PayeeAnswers = (Omit<Payee, 'payeeStatus'> & { payeeStatus: boolean | null; kind: string }) | null;

const statuses: Readonly<Record<string, boolean>> = { yes: true, no: false };

export const readPayee = (form: FormData, isRequired: boolean): PayeeAnswers =>
  isRequired
    ? {
        payeeStatus: statuses[formText(form, payeeIds.status)] ?? null,
        kind: formText(form, payeeIds.kind),
        bankCode: formText(form, payeeIds.bank),
        bankCity: formText(form, payeeIds.city),
        branchCode: formText(form, payeeIds.branch),
        financialCompanyCode: formText(form, payeeIds.company),
        tcOrTaxNo: cleanDigits(formText(form, payeeIds.borrower)),
      }
    : null;

export function checkPayee(payee: PayeeAnswers): CheckedFields {
  if (payee === null || payee.payeeStatus === false) return {};
  if (payee.payeeStatus === null) return { [payeeIds.status]: texts.empty };
  const lender =
    payee.kind === 'company'
      ? { [payeeIds.company]: payee.financialCompanyCode === '' ? texts.companyEmpty : undefined }
      : {
          [payeeIds.bank]: payee.bankCode === '' ? texts.bankEmpty : undefined,
          [payeeIds.city]: payee.bankCity === '' ? texts.cityEmpty : undefined,
          [payeeIds.branch]: payee.branchCode === '' ? texts.branchEmpty : undefined,
        };
  return { ...lender, [payeeIds.borrower]: errorOf(identityOrTaxNumber(payee.tcOrTaxNo)) };
}

/** For the API. */
export function payeeOf(answers: PayeeAnswers): Payee | null {
  if (answers === null || answers.payeeStatus === null) return null;
  const { kind: _kind, payeeStatus, ...lender } = answers;
  return { payeeStatus, ...lender };
}
