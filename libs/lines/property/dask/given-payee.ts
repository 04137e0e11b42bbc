/** The loss payee that the form asked for: checkout shows it and asks only for the borrower's number, which the form does not ask. */
import type { GivenPayee, LossPayee } from '@emsal/lines/kit/question/loss-payee';
import { hasPayee, payeeBank } from './dask-options';

const none: LossPayee = {
  payeeStatus: false,
  bankCode: '',
  bankCity: '',
  branchCode: '',
  financialCompanyCode: '',
  tcOrTaxNo: '',
};

export const givenPayee: GivenPayee = (answers) => {
  const text = (name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');
  if (text('payeeStatus') === '') return null;
  if (text('payeeStatus') !== hasPayee) return none;
  const lender =
    text('payeeType') === payeeBank
      ? { bankCode: text('bankCode'), bankCity: text('bankCity'), branchCode: text('branchCode') }
      : { financialCompanyCode: text('financialCompanyCode') };
  return { ...none, payeeStatus: true, ...lender };
};
