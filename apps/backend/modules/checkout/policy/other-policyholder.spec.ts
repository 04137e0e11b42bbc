/** A sale whose policyholder is not the person of the form: a parent for a child that travels. */
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { identityIndex } from '../../../customers/owner';
import { savePayerRow } from '../payer/payer-store';
import { eventually } from '../../../testing/eventually';
import { readPerson, savePerson } from '../../visit-person/visit-person-store';
import { readPdf } from '../../document/testing/read-pdf';
import { findDocumentOf } from '../../document/document-store';
import { partiesOf } from '../../policy/party/party-store';
import { findPolicyOfOrder } from '../../policy/policy-store';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { command } from '../testing/command';
import { verifyVisit, type TestSale } from '../testing/test-sale';

const parent = { identityNo: '10000000078', displayName: 'AYŞE IŞIK', phoneNumber: '5329876533', email: '' };
const birthday = '2015-06-01';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

/** The form's person is the child, whom the visit has proven. */
async function journeyOf(child: string): Promise<TestSale> {
  const { services, clock } = checkout.test;
  const travellers = [{ identityNo: child, birthday, relation: 'self', answers: {} } as const];
  const sale = await checkout.sale({ insured: parent, risk: { ...sampleRisks.journey, travellers } });
  const { visitId } = sale;
  await savePerson(services.db, { visitId, identityNo: child, phoneNumber: parent.phoneNumber });
  await verifyVisit(services.database.pool, { visitId, at: clock.now(), identityNo: child });
  return sale;
}

const messages = async (): Promise<{ text: string }[]> =>
  (await checkout.sandbox.get<{ messages: { text: string }[] }>(`/telephone/messages.json?to=${parent.phoneNumber}`))
    .messages;

const mailsTo = async (address: string): Promise<object[]> =>
  (await checkout.sandbox.get<{ messages: object[] }>(`/mailbox/messages.json?to=${address}`)).messages;

/** By the code that the policyholder receives before paying. */
async function prove(sale: TestSale): Promise<void> {
  expect((await command(sale, 'POST policyrequest/sendotp')).body.isSuccess).toBe(true);
  const code = /\b\d{6}\b/.exec((await messages()).at(-1)!.text)![0];
  expect((await command(sale, 'POST policyrequest/otpvalidate', { code })).body.isSuccess).toBe(true);
}

it('the policyholder proves who they are before paying, and the form keeps its person', async () => {
  const sale = await journeyOf('10000000146');
  expect((await sale.start()).body.messageCode).toBe('notVerified');
  expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({ isOtpRequired: true });
  await prove(sale);
  expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({ isOtpRequired: false });
  expect(await readPerson(checkout.test.services.db, sale.visitId)).toMatchObject({ identityNo: '10000000146' });
  expect((await sale.start()).body.isSuccess).toBe(true);
});

it('M376 F440 only the policyholder pays: another payer is refused, also one who was saved before', async () => {
  const sale = await journeyOf('10000000382');
  await prove(sale);
  const { visitId } = sale;
  const other = { identityNo: '10000000146', phoneNumber: '5329876544' };
  const { body } = await sale.visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId });
  expect(body.result).toMatchObject({ isPayerFixed: true, payer: null });
  expect((await command(sale, 'POST policyrequest/SaveInsurer', other)).body.messageCode).toBe('payerIsPolicyholder');
  const { services, clock } = checkout.test;
  await savePayerRow(services.db, { ...other, visitId, savedAt: clock.now(), verifiedAt: clock.now() });
  expect((await sale.start()).body.messageCode).toBe('payerIsPolicyholder');
});

it('order, policy, parties, document, live sale and messages name the policyholder; the child is insured', async () => {
  const child = '10000000214';
  const sale = await journeyOf(child);
  const { db, database } = checkout.test.services;
  await prove(sale);
  await sale.buy();
  const policy = (await findPolicyOfOrder(db, sale.orderId))!;
  const holderKey = identityIndex(parent.identityNo);
  expect(policy.identityKey).toBe(holderKey);
  expect(await partiesOf(db, policy.id, 'policyholder')).toMatchObject([{ identityNo: parent.identityNo }]);
  expect(await partiesOf(db, policy.id, 'insured')).toMatchObject([{ identityNo: child, birthday }]);
  const ofOrder = async (table: string, key: string, column: string) =>
    (await database.pool.query(`SELECT ${column} AS key FROM ${table} WHERE ${key} = $1`, [sale.orderId])).rows;
  expect(await ofOrder('payments', 'id', 'identity_key')).toEqual([{ key: holderKey }]);
  expect(await ofOrder('live_sales', 'order_id', 'policyholder_key')).toEqual([{ key: holderKey }]);
  const document = await eventually(async () => (await findDocumentOf(db, sale.orderId)) ?? false);
  expect(document.identityKey).toBe(holderKey);
  expect(await readPdf(document.content)).toContain(parent.displayName);
  await eventually(async () => (await messages()).some(({ text }) => text.includes(policy.policyNo)));
  const mails = await eventually(async () => {
    const sent = await mailsTo(sale.email);
    return sent.length > 0 && sent;
  });
  expect(mails).toHaveLength(1);
});
