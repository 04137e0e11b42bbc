/** Who travels along is named once an offer is chosen: policy, insurer and account know them by name (decision 384). */
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { eventually } from '../../../testing/eventually';
import { samplePerson } from '../../../testing/scripted-ports';
import { findDocumentOf } from '../../document/document-store';
import { readPdf } from '../../document/testing/read-pdf';
import { partiesOf } from '../../policy/party/party-store';
import { findPolicyOfOrder } from '../../policy/policy-store';
import { savePerson } from '../../visit-person/visit-person-store';
import type { ChosenOffer } from '../chosen-offer';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { insuredIdentity, type TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

const [self] = sampleRisks.journey.travellers;
const along = (birthday: string) => ({ identityNo: '', birthday, relation: 'other' as const, answers: {} });
const first = { ...self!, identityNo: insuredIdentity };
const journeyOf = (...travellers: ReturnType<typeof along>[]): Partial<ChosenOffer> => ({
  line: 'TRAVEL',
  risk: { ...sampleRisks.journey, travellers: [first, ...travellers] },
});
const family = () => checkout.sale(journeyOf(along('1986-05-02'), along('2015-01-01')));

const deniz = { place: 2, name: 'Deniz', surname: 'Yalın', identityNo: '20000000046', passportNo: '' };
const ann = { place: 3, name: 'Ann', surname: 'Lee', identityNo: '', passportNo: 'u 1234567' };
const save = async (sale: TestSale, ...travellers: (typeof deniz)[]) =>
  (await sale.savePolicyInfo({ travellers })).body;
const informations = async ({ visitor, visitId }: TestSale) =>
  (await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId })).body.result as {
    travellers: { place: number; name: string; numberMasked: string; byPassport: boolean }[];
  };

it('names everybody in the order, among the parties, on the policy and in no answer with a number', async () => {
  const sale = await family();
  const { db } = checkout.test.services;
  const registered = { ...samplePerson, firstName: 'AYŞE', lastName: 'IŞIK' };
  await savePerson(db, { visitId: sale.visitId, identityNo: insuredIdentity, registered });
  expect((await save(sale, deniz, ann)).isSuccess).toBe(true);
  const shown = await informations(sale);
  expect(shown.travellers).toMatchObject([
    { place: 2, name: 'DENİZ', numberMasked: '200******46', byPassport: false },
    { place: 3, name: 'ANN', numberMasked: 'U12***67', byPassport: true },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/20000000046|U1234567/);
  await sale.returnFromBank(await sale.challenge(await sale.start()));
  const policy = await eventually(async () => (await findPolicyOfOrder(db, sale.orderId)) ?? false);
  const [entry] = await checkout.policiesOf(sale);
  expect(entry).toMatchObject({ travellers: ['AYŞE IŞIK', 'DENİZ YALIN', 'ANN LEE'] });
  expect(await partiesOf(db, policy.id, 'insured')).toMatchObject([
    { identityNo: insuredIdentity },
    { identityNo: '20000000046', displayName: 'DENİZ YALIN' },
    { passportNo: 'U1234567', displayName: 'ANN LEE' },
  ]);
  const document = await eventually(async () => (await findDocumentOf(db, sale.orderId)) ?? false);
  const text = await readPdf(document.content);
  expect(text).toMatch(/2\. yolcu[\s\S]*DENİZ YALIN, 200\*{6}46, 1986 doğumlu/);
  expect(text).toMatch(/3\. yolcu[\s\S]*ANN LEE, U12\*{3}67, 2015 doğumlu/);
});

it('an empty field keeps the saved number, and another one replaces it', async () => {
  const sale = await family();
  await save(sale, deniz, ann);
  const unchanged = [deniz, ann].map((one) => ({ ...one, identityNo: '', passportNo: '' }));
  expect((await save(sale, ...unchanged)).isSuccess).toBe(true);
  await save(sale, unchanged[0]!, { ...ann, passportNo: '', identityNo: '20000000350' });
  expect((await informations(sale)).travellers).toMatchObject([
    { numberMasked: '200******46' },
    { numberMasked: '200******50', byPassport: false },
  ]);
});

it('refuses what is missing, wrong or told twice, by field and by name', async () => {
  const sale = await family();
  const fields = async (...travellers: (typeof deniz)[]) => (await save(sale, ...travellers)).fields;
  expect(await fields({ ...deniz, name: ' ', identityNo: '20000000047' })).toEqual({
    'travellers.2.name': '2. yolcu: Adını girin',
    'travellers.2.identityNo': expect.stringMatching(/^2\. yolcu: Kimlik numarasında/),
    'travellers.3.name': '3. yolcu: Adını girin',
    'travellers.3.surname': '3. yolcu: Soyadını girin',
    'travellers.3.identityNo': '3. yolcu: Kimlik numarasını girin',
  });
  const same = { ...ann, passportNo: '', identityNo: insuredIdentity };
  expect(Object.keys((await fields(deniz, same))!)).toEqual(['travellers.3.identityNo']);
  expect((await sale.start()).body.messageCode).toBe('policyInfoMissing');
});

it('the birth date of the form must be the registry’s, where it tells it', async () => {
  const sale = await family();
  const { persons } = checkout.test.ports;
  persons.set(deniz.identityNo, { state: 'found', value: { ...samplePerson, birthDateMatches: false } });
  expect((await save(sale, deniz, ann)).fields).toEqual({
    'travellers.2.identityNo': expect.stringContaining('doğum tarihiyle eşleşmiyor'),
  });
  persons.set(deniz.identityNo, { state: 'unavailable' });
  expect((await save(sale, deniz, ann)).isSuccess).toBe(true);
  persons.delete(deniz.identityNo);
});

it('asks nothing of somebody who travels alone', async () => {
  const alone = { ...sampleRisks.journey, travellers: [{ ...self!, identityNo: '20000000602' }] };
  const sale = await checkout.sale({ line: 'TRAVEL', risk: alone });
  expect((await informations(sale)).travellers).toEqual([]);
  expect((await sale.start()).body.isSuccess).toBe(true);
});
