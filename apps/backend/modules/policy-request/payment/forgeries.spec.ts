/** What is changed on the way to the payment, or comes from somebody else, charges nothing and tells nothing. */
import { createHash } from 'node:crypto';
import { secondsAfter } from '../../../clock/clock';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { eventually } from '../../../testing/eventually';
import { verifyVisit } from '../testing/sale';
import { shownTexts, textUrl } from '../texts/shown.texts';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('what must not be believed', () => {
  it.each([
    ['price', { seal: 'seal of 1' }, 'priceChanged'],
    ['plan', { selectedPaymentPlanId: '12' }, 'planUnknown'],
    ['product', { productId: 31999 }, 'offerGone'],
    ['discount code', { discountCode: 'BEDAVA' }, 'discountCodeWrong'],
  ])('a changed %s charges nothing', async (_what, change, code) => {
    const sale = await checkout.sale();
    expect((await sale.start(change)).body).toMatchObject({ isSuccess: false, messageCode: code });
  });

  it('a visit without the right one-time code cannot pay and reads no name', async () => {
    const sale = await checkout.sale();
    const { visitor, visitId } = sale;
    const { clock } = checkout.test;
    await verifyVisit(checkout.test.services.database.pool, { visitId, at: secondsAfter(clock.now(), -2 * 3600) });
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'notVerified' });
    const { body } = await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId });
    expect(body.result).toMatchObject({ insured: { displayName: 'A*** Ç*** I***' } });
  });

  it('a code that proved somebody else than the insured of the offer does not pay', async () => {
    const sale = await checkout.sale();
    const { clock, services } = checkout.test;
    const stranger = { visitId: sale.visitId, at: clock.now(), identityNo: '20000000046' };
    await verifyVisit(services.database.pool, stranger);
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'notVerified' });
  });

  it('an offer that has expired or is sold by telephone is not paid', async () => {
    const expired = await checkout.sale({ validUntil: new Date('2026-11-21T08:59:59Z') });
    const byPhone = await checkout.sale({ isCallCentreOnly: true });
    expect([(await expired.start()).body.messageCode, (await byPhone.start()).body.messageCode]).toEqual([
      'offerGone',
      'callCentreOnly',
    ]);
  });

  it('texts of another version than the current do not count as shown; the current ones are stored with the hash of the file and the time', async () => {
    const sale = await checkout.sale();
    expect(
      (await sale.info({ shownDocuments: [{ kind: 'distanceSale', textVersion: '2020-01' }] })).body.messageCode,
    ).toBe('documentsNotShown');
    const { rows } = await checkout.test.services.database.pool.query<{ shown_documents: { sha256: string }[] }>(
      'SELECT shown_documents FROM policy_infos WHERE visit_id = $1',
      [sale.visitId],
    );
    const files = await Promise.all(
      shownTexts('TRAFFIC').map((text) => checkout.test.app.inject({ url: textUrl(text) })),
    );
    expect(rows[0]!.shown_documents).toEqual(
      shownTexts('TRAFFIC').map(({ kind, textVersion }, index) => ({
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
      const forged = {
        ...fields,
        [field]:
          field === 'status'
            ? 'failure'
            : field === 'currency'
              ? 'USD'
              : field === 'mdStatus'
                ? '0'
                : fields[field]!.replace(/^./, (first) => (first === '1' ? '2' : '1')),
      };
      const back = await sale.comeBack(forged);
      expect([back.statusCode, back.headers.location]).toEqual([303, '/trafik-sigortasi/odeme-sorgulama']);
      expect((await sale.notify(forged)).statusCode).toBe(400);
      expect((await sale.status()).state).toBe('atBank');
    },
  );

  it('another order’s true return does not fit', async () => {
    const [one, two] = [await checkout.sale(), await checkout.sale()];
    const fields = await one.challenge(await one.start());
    await two.challenge(await two.start());
    await two.comeBack({ ...fields, orderId: two.orderId });
    expect((await two.status()).state).toBe('atBank');
  });

  it('another visitor sees neither payment nor document', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    const [document] = await eventually(async () => {
      const { documents } = await sale.status();
      return documents.length > 0 && documents;
    });
    const stranger = await checkout.test.visitor();
    expect((await stranger.call('POST policyrequest/Success', { odeme: sale.odeme })).status).toBe(404);
    expect((await stranger.send({ method: 'GET', url: document!.url })).status).toBe(404);
    const granted = await sale.visitor.send({ method: 'GET', url: document!.url });
    expect((await stranger.send({ method: 'GET', url: String(granted.headers['location']) })).status).toBe(404);
  });
});
