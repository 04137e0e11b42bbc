import { givenPayee } from './given-payee';

const bank = { payeeStatus: '1', payeeType: '1', bankCode: '0010', bankCity: '34', branchCode: '00103423' };

it('is the bank and branch of the form', () => {
  expect(givenPayee(bank)).toMatchObject({ payeeStatus: true, bankCity: '34', branchCode: '00103423' });
});

it('is the finance company of the form, without a bank chosen before it', () => {
  const company = { ...bank, payeeType: '2', financialCompanyCode: 'F05' };
  expect(givenPayee(company)).toMatchObject({ payeeStatus: true, bankCode: '', financialCompanyCode: 'F05' });
});

it('is answered with none, and unanswered where the form does not ask', () => {
  expect(givenPayee({ ...bank, payeeStatus: '0' })).toMatchObject({ payeeStatus: false, bankCode: '' });
  expect(givenPayee({})).toBeNull();
});
