import { checkAnswers, readAnswers } from './summary-form';
import type { LineQuestions, SummaryAnswers } from './summary-form';

const right: SummaryAnswers = {
  payer: { isInsurerDifferent: false, typed: null },
  email: '',
  address: { city: '34', district: '1', moreInformation: 'Örnek Sk. 1' },
  payee: null,
  notarySale: null,
  travellers: [],
  documents: true,
  permissions: [],
};
const filled = {
  payer: 'same',
  email: ' ayse@ornek.example ',
  city: '34',
  district: '1',
  address: 'Örnek Sk. 1',
  documents: 'on',
  permission: 'sms',
};
const read = (values: Record<string, string>, asks: Partial<LineQuestions['asks']> = {}): SummaryAnswers => {
  const form = new FormData();
  Object.entries(values).forEach(([name, value]) => form.append(name, value));
  return readAnswers(form, { asks: { payee: false, notarySale: false, travellers: false, ...asks }, travellers: [] });
};
const payee = {
  payeeStatus: true,
  kind: 'bank',
  bankCode: '0010',
  bankCity: '34',
  branchCode: '77',
  financialCompanyCode: '',
  tcOrTaxNo: '10000000078',
};
const sale = { city: '34', notaryName: 'Kadıköy 5. Noterliği', saleDate: '2026-11-24', saleNo: '' };
const invalidFields = (change: Partial<SummaryAnswers>) => Object.keys(checkAnswers({ ...right, ...change }));

describe('the answers of the summary form', () => {
  it('are read from the form and trimmed', () => {
    expect(read(filled)).toEqual({ ...right, email: 'ayse@ornek.example', permissions: ['sms'] });
  });

  it('are valid without an e-mail', () => {
    expect(checkAnswers(right)).toEqual({});
  });

  it.each<[string, Partial<SummaryAnswers>]>([
    ['email', { email: 'ayse@' }],
    ['email', { permissions: ['email'] }],
    ['city', { address: { ...right.address, city: '' } }],
    ['district', { address: { ...right.address, district: '' } }],
    ['address', { address: { ...right.address, moreInformation: '' } }],
    ['documents', { documents: false }],
  ])('are invalid in %s when %j', (field, change) => {
    expect(invalidFields(change)).toEqual([field]);
  });
});

describe('the payer', () => {
  it('is the insured, or another person with normalised numbers', () => {
    const typed = { ...filled, payer: 'other', payerIdentityNo: '100 000 000 78', payerPhone: '0532 123 45 67' };
    expect(read(typed).payer).toEqual({
      isInsurerDifferent: true,
      typed: { identityNo: '10000000078', phoneNumber: '5321234567' },
    });
  });

  it('stays the saved payer when nothing is entered', () => {
    expect(read({ ...filled, payer: 'other' }).payer).toEqual({ isInsurerDifferent: true, typed: null });
  });

  it('needs an existing identity number and a mobile phone', () => {
    const typed = { identityNo: '10000000079', phoneNumber: '212' };
    expect(invalidFields({ payer: { isInsurerDifferent: true, typed } })).toEqual(['payerIdentityNo', 'payerPhone']);
  });

  it('has a message of its own for a missing phone', () => {
    const typed = { identityNo: '10000000078', phoneNumber: '' };
    expect(checkAnswers({ ...right, payer: { isInsurerDifferent: true, typed } })).toEqual({
      payerPhone: 'Ödeyenin cep telefonu numarasını girin',
    });
  });
});

describe('the loss payee', () => {
  it.each([
    ['a bank and its branch', payee, []],
    ['nobody', { ...payee, payeeStatus: false, bankCode: '' }, []],
    ['no answer', { ...payee, payeeStatus: null }, ['payeeStatus']],
    ['a bank without a branch', { ...payee, branchCode: '' }, ['branchCode']],
    ['no bank', { ...payee, bankCode: '', bankCity: '', branchCode: '' }, ['bankCode', 'bankCity', 'branchCode']],
    ['a finance company', { ...payee, kind: 'company', bankCode: '', financialCompanyCode: '9' }, []],
    ['no finance company', { ...payee, kind: 'company' }, ['financialCompanyCode']],
    ['a borrower without a number', { ...payee, tcOrTaxNo: '' }, ['tcOrTaxNo']],
  ])('%s', (_, answers, invalid) => {
    expect(invalidFields({ payee: answers })).toEqual(invalid);
  });

  it('is not read when the line does not ask for one', () => {
    expect(read({ ...filled, payeeStatus: 'yes' }).payee).toBeNull();
    expect(read({ ...filled, payeeStatus: 'yes' }, { payee: true, notarySale: false }).payee?.payeeStatus).toBe(true);
  });
});

describe('the notary sale', () => {
  it('is read from its fields, the date from its boxes', () => {
    const boxes = { 'saleDate.day': '24', 'saleDate.month': '11', 'saleDate.year': '2026' };
    const values = { ...filled, notaryCity: '34', notaryName: sale.notaryName, ...boxes };
    expect(read(values, { payee: false, notarySale: true }).notarySale).toEqual(sale);
  });

  it.each([
    [sale, []],
    [{ ...sale, saleDate: '2026-2-31' }, ['saleDate']],
    [{ city: '', notaryName: '', saleDate: '', saleNo: '' }, ['notaryCity', 'notaryName', 'saleDate']],
  ])('%j is invalid in %j', (notarySale, invalid) => {
    expect(invalidFields({ notarySale })).toEqual(invalid);
  });
});
