/** A car that secures a loan: its lender is named on the policy and told to the insurer (decision 369). */
import { eventually } from '../../../testing/eventually';
import { findDocumentOf } from '../../document/document-store';
import { readPdf } from '../../document/testing/read-pdf';
import { partiesOf } from '../../policy/party/party-store';
import { findPolicyOfOrder } from '../../policy/policy-store';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';

const payee = {
  payeeStatus: true,
  bankCode: '0010',
  bankCity: '34',
  branchCode: '00103419',
  financialCompanyCode: '',
  tcOrTaxNo: '10000000078',
};

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

it('kasko names the bank in the order, among the parties and on the document', async () => {
  const sale = await checkout.sale({ line: 'AUTO' });
  expect((await sale.savePolicyInfo({ payee })).body.isSuccess).toBe(true);
  await sale.returnFromBank(await sale.challenge(await sale.start()));
  const { db } = checkout.test.services;
  const policy = await eventually(async () => (await findPolicyOfOrder(db, sale.orderId)) ?? false);
  expect(await checkout.policiesOf(sale)).toMatchObject([{ lossPayee: { bankCode: '0010', branchCode: '00103419' } }]);
  expect(await partiesOf(db, policy.id, 'lossPayee')).toMatchObject([{ identityNo: '10000000078' }]);
  const document = await eventually(async () => (await findDocumentOf(db, sale.orderId)) ?? false);
  expect(await readPdf(document.content)).toMatch(/Dain-i mürtehin[\s\S]*Ziraat/);
});

it('asks for a complete lender', async () => {
  const sale = await checkout.sale({ line: 'AUTO' });
  const { body } = await sale.savePolicyInfo({ payee: { ...payee, branchCode: '' } });
  expect(body.messageCode).toBe('payeeIncomplete');
});

it('an order without a loss payee names none', async () => {
  const sale = await checkout.sale({ line: 'AUTO' });
  await sale.buy();
  const [entry] = await checkout.policiesOf(sale);
  expect(entry).not.toHaveProperty('lossPayee');
});
