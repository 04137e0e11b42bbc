import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import type { PaymentRow } from '../payment/payment-store';
import { partiesOfSale } from './parties-of-sale';

const insured = { identityNo: '10000000078', displayName: 'AYŞE IŞIK', phoneNumber: '5321234567', email: '' };
const sale = (change: object = {}) =>
  ({
    offer: { insured, risk: sampleRisks.vehicle, ...change },
    email: 'ayse@ornek.example',
    payer: null,
  }) as unknown as PaymentRow;
const noPayee = {
  payeeStatus: false,
  bankCode: '',
  bankCity: '',
  branchCode: '',
  financialCompanyCode: '',
  tcOrTaxNo: '',
};

it('who buys for a thing of their own is policyholder, insured and payer', () => {
  const person = { identityNo: insured.identityNo, displayName: insured.displayName };
  expect(partiesOfSale(sale(), { payee: noPayee })).toEqual({
    policyholder: [{ ...person, phoneNumber: insured.phoneNumber, email: 'ayse@ornek.example' }],
    insured: [person],
    payer: [person],
    lossPayee: [],
  });
});

it('travellers are insured, each by themselves', () => {
  const { travellers } = sampleRisks.journey;
  expect(partiesOfSale(sale({ risk: sampleRisks.journey }), undefined).insured).toEqual(
    travellers.map(({ identityNo, birthday }) => ({ identityNo, birthday })),
  );
});

it('another payer and a bank with a lien are parties', () => {
  const payer = { identityNo: '10000000146', phoneNumber: '5339876543' };
  const payee = { ...noPayee, payeeStatus: true, bankCode: '00010', branchCode: '0042', tcOrTaxNo: '10000000146' };
  const parties = partiesOfSale({ ...sale(), payer }, { payee });
  expect(parties.payer).toEqual([payer]);
  expect(parties.lossPayee).toEqual([
    { institution: { bankCode: '00010', branchCode: '0042', financialCompanyCode: '' }, identityNo: '10000000146' },
  ]);
});
