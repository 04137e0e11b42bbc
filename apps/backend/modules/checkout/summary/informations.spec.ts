/** What checkout shows of a visit before any input. */
import { eq } from 'drizzle-orm';
import { secondsAfter } from '../../../clock/clock';
import { savePerson } from '../../visit-person/visit-person-store';
import { readPdf } from '../../document/testing/read-pdf';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { insuredIdentity, verifyVisit } from '../testing/test-sale';
import { policyInfos } from '../policy-info/tables';
import { visits } from '../../visit/tables';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('the address', () => {
  it('is prefilled with the known province and district after verification, and never before', async () => {
    const { visitor, visitId } = await checkout.sale();
    const { clock, services } = checkout.test;
    const { db, database } = services;
    const informations = async () =>
      (await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId })).body.result;
    await db.delete(policyInfos).where(eq(policyInfos.visitId, visitId));
    await savePerson(db, { visitId, identityNo: insuredIdentity, city: '34', district: '3419' });
    expect(await informations()).toMatchObject({ address: { city: '34', district: '3419', moreInformation: '' } });
    await verifyVisit(database.pool, { visitId, at: secondsAfter(clock.now(), -2 * 3600) });
    expect(await informations()).toMatchObject({ address: null });
  });
});

it('another offer of the visit is prefilled with the earlier input', async () => {
  const sale = await checkout.sale();
  sale.offer.productId += 1;
  const { body } = await sale.visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId: sale.visitId });
  expect(body.result).toMatchObject({
    productId: sale.offer.productId,
    email: sale.email,
    address: { city: '34', district: '3419', moreInformation: 'Örnek Sk. 1' },
  });
});

it('the loss payee that DASK’s form asked for is not asked again', async () => {
  const { visitor, visitId } = await checkout.sale({ line: 'DASK' });
  const { db } = checkout.test.services;
  const payee = { payeeStatus: '1', payeeType: '1', bankCode: '0010', bankCity: '34', branchCode: '00103423' };
  await db.delete(policyInfos).where(eq(policyInfos.visitId, visitId));
  await db.update(visits).set({ answers: payee }).where(eq(visits.id, visitId));
  const { body } = await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId });
  expect(body.result).toMatchObject({ payee: { payeeStatus: true, bankCode: '0010', branchCode: '00103423' } });
});

describe('the disclosures before payment', () => {
  it('are PDFs that anybody can read', async () => {
    const sale = await checkout.sale();
    const { body } = await sale.visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId: sale.visitId });
    const { documents } = body.result as { documents: { title: string; url: string }[] };
    for (const { title, url } of documents) {
      const reply = await checkout.test.app.inject(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(await readPdf(reply.rawPayload)).toContain(title);
    }
    expect((await checkout.test.app.inject('/api/document/text/distanceSale/1999-01')).statusCode).toBe(404);
  });
});
