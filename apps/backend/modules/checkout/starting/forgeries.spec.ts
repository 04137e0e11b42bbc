/** A request that was tampered with or comes from somebody else charges nothing and reveals nothing. */
import { createHash } from 'node:crypto';
import { secondsAfter } from '../../../clock/clock';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { randomId } from '../../../db/random-id';
import { eventually } from '../../../testing/eventually';
import { verifyVisit } from '../testing/test-sale';
import { disclosuresOf, disclosureUrl } from '../disclosures/disclosures.texts';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('a forged request', () => {
  it.each([
    ['price', { seal: 'seal of 1' }, 'priceChanged'],
    ['plan', { selectedPaymentPlanId: '12' }, 'planUnknown'],
    ['product', { productId: 31999 }, 'offerGone'],
    ['discount code', { discountCode: 'BEDAVA' }, 'discountCodeWrong'],
  ])('a changed %s charges nothing', async (_what, change, code) => {
    const sale = await checkout.sale();
    expect((await sale.start(change)).body).toMatchObject({ isSuccess: false, messageCode: code });
  });

  it('a visit without a verified one-time code cannot pay and sees no name', async () => {
    const sale = await checkout.sale();
    const { visitor, visitId } = sale;
    const { clock } = checkout.test;
    await verifyVisit(checkout.test.services.database.pool, { visitId, at: secondsAfter(clock.now(), -2 * 3600) });
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'notVerified' });
    const { body } = await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId });
    expect(body.result).toMatchObject({ insured: { displayName: 'A*** Ç*** I***' } });
  });

  it('a code that verified another person than the insured does not allow payment', async () => {
    const sale = await checkout.sale();
    const { clock, services } = checkout.test;
    const other = { visitId: sale.visitId, at: clock.now(), identityNo: '20000000046' };
    await verifyVisit(services.database.pool, other);
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'notVerified' });
  });

  it('an expired offer and one sold by telephone cannot be paid', async () => {
    const expired = await checkout.sale({ validUntil: new Date('2026-11-21T08:59:59Z') });
    const byPhone = await checkout.sale({ isCallCentreOnly: true });
    expect([(await expired.start()).body.messageCode, (await byPhone.start()).body.messageCode]).toEqual([
      'offerGone',
      'callCentreOnly',
    ]);
  });

  it('an outdated disclosure does not count as shown; the current ones are stored with the hash of the file and the time', async () => {
    const sale = await checkout.sale();
    expect(
      (await sale.savePolicyInfo({ shownDocuments: [{ kind: 'distanceSale', textVersion: '2020-01' }] })).body
        .messageCode,
    ).toBe('documentsNotShown');
    const { rows } = await checkout.test.services.database.pool.query<{ shown_documents: { sha256: string }[] }>(
      'SELECT shown_documents FROM policy_infos WHERE visit_id = $1',
      [sale.visitId],
    );
    const files = await Promise.all(
      disclosuresOf('TRAFFIC').map((text) => checkout.test.app.inject({ url: disclosureUrl(text) })),
    );
    expect(rows[0]!.shown_documents).toEqual(
      disclosuresOf('TRAFFIC').map(({ kind, textVersion }, index) => ({
        kind,
        textVersion,
        sha256: createHash('sha256').update(files[index]!.rawPayload).digest('hex'),
        shownAt: checkout.test.clock.now().toISOString(),
      })),
    );
  });

  it.each(['amount', 'orderId', 'paymentId', 'nonce', 'mdStatus', 'status', 'currency', 'signature'])(
    'a return with another %s is refused and changes nothing',
    async (field) => {
      const sale = await checkout.sale();
      const fields = await sale.challenge(await sale.start());
      const others: Record<string, string> = { status: 'failure', currency: 'USD', mdStatus: '0' };
      const altered = fields[field]!.replace(/^./, (first) => (first === '1' ? '2' : '1'));
      const forged = { ...fields, [field]: others[field] ?? altered };
      const back = await sale.returnFromBank(forged);
      expect([back.statusCode, back.headers.location]).toEqual([303, '/?neden=odeme']);
      expect((await sale.notify(forged)).statusCode).toBe(400);
      expect((await sale.status()).state).toBe('atBank');
    },
  );

  it('another order’s genuine return is refused', async () => {
    const one = await checkout.sale();
    const two = await checkout.sale();
    const fields = await one.challenge(await one.start());
    await two.challenge(await two.start());
    await two.returnFromBank({ ...fields, orderId: two.orderId });
    expect((await two.status()).state).toBe('atBank');
  });

  it('another visitor sees neither payment nor document', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    const [document] = await eventually(async () => {
      const { documents } = await sale.status();
      return documents.length > 0 && documents;
    });
    const other = await checkout.test.visitor();
    expect((await other.call('POST policyrequest/Success', { odeme: sale.odeme })).status).toBe(404);
    expect((await other.call('POST policyrequest/GetSettlement', { odeme: sale.odeme })).status).toBe(404);
    const mail = { visitId: await other.visit(), odeme: sale.odeme, email: 'baska@ornek.example' };
    expect((await other.call('POST policyrequest/AddToPdfMail', mail, { 'idempotency-key': randomId() })).status).toBe(
      404,
    );
    expect((await other.send({ method: 'GET', url: document!.url })).status).toBe(404);
    const granted = await sale.visitor.send({ method: 'GET', url: document!.url });
    expect((await other.send({ method: 'GET', url: String(granted.headers['location']) })).status).toBe(404);
  });
});
