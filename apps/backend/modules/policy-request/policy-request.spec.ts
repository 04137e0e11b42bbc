/** Checkout from the chosen offer to the policy in hand. */
import { createHash } from 'node:crypto';
import { declineReasons } from '@emsal/api/outcomes/payment';
import { eq } from 'drizzle-orm';
import { secondsAfter } from '../../clock/clock';
import { savePerson } from '../customer/customer-store';
import { readPdf } from '../document/testing/read-pdf';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import { eventually } from '../../testing/eventually';
import { goodCard, insuredIdentity, type Sale, verifyVisit } from './testing/sale';
import { policyInfos } from './policy-info/tables';
import { shownTexts, textUrl } from './texts/shown.texts';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());
afterEach(() => checkout.sandbox.clearSwitches());

const capturesOf = async ({ orderId }: Sale) =>
  (await checkout.captures()).filter((entry) => entry.orderId === orderId).map(({ kind }) => kind);
const policiesOf = async ({ orderId }: Sale) => (await checkout.books()).filter((entry) => entry.orderId === orderId);

describe('a purchase', () => {
  it('goes from plan and card through 3-D Secure to the policy', async () => {
    const sale = await checkout.sale();
    const informations = await sale.visitor.call('GET policyrequest/GetInformations/{visitId}', {
      visitId: sale.visitId,
    });
    expect(informations.body.result).toMatchObject({
      insured: { identityNoMasked: '100******78' },
      cardFrameUrl: `${checkout.sandbox.url}/bank/card-frame?parent=http%3A%2F%2Flocalhost%3A4200`,
    });
    const plans = await sale.visitor.call('GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}', {
      visitId: sale.visitId,
      quoteHeaderId: sale.offer.quoteHeaderId,
    });
    expect((plans.body.result as unknown[])[0]).toMatchObject({ id: '1', cashPrice: sale.offer.total });

    const back = await sale.comeBack(await sale.challenge(await sale.start()));
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/trafik-sigortasi/odeme-sorgulama?odeme=${sale.odeme}`,
    ]);
    await sale.settle();

    const [policy] = await policiesOf(sale);
    expect(await capturesOf(sale)).toEqual(['capture']);
    expect(policy).toMatchObject({ state: 'active', total: sale.offer.total, ordersReceived: 1 });
    expect(await sale.status()).toMatchObject({
      state: 'completed',
      policyNo: policy!.policyNo,
      total: sale.offer.total,
      lineSlug: 'trafik-sigortasi',
    });
  });

  it('ends in a PDF that says what was sold, a mail that carries it, and an SMS, once each', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    const mails = () =>
      checkout.sandbox.get<{ messages: { subject: string; text: string; attachments: { url: string }[] }[] }>(
        `/mailbox/messages.json?to=${sale.email}`,
      );
    const mail = await eventually(async () => (await mails()).messages[0]);
    const sms = await eventually(
      async () =>
        (
          await checkout.sandbox.get<{ messages: { text: string }[] }>(
            `/telephone/messages.json?to=${sale.offer.insured.phoneNumber}`,
          )
        ).messages[0],
    );
    const { policyNo, documents } = await sale.status();
    expect([mail.subject, sms.text]).toEqual([
      `Trafik poliçeniz hazır: ${policyNo}`,
      expect.stringContaining(policyNo!),
    ]);

    const attached = Buffer.from(await (await fetch(checkout.sandbox.url + mail.attachments[0]!.url)).arrayBuffer());
    const text = await readPdf(attached);
    expect(text).toContain(policyNo);
    expect(text).toContain('AYŞE ÇĞİÖÜ IŞIK');
    expect(text).not.toContain('10000000078');

    const granted = await sale.visitor.send({ method: 'GET', url: documents[0]!.url });
    const file = await sale.visitor.send({ method: 'GET', url: String(granted.headers['location']) });
    expect([
      granted.status,
      file.status,
      file.headers['content-disposition'],
      file.headers['x-content-type-options'],
      file.headers['cache-control'],
    ]).toEqual([303, 200, `attachment; filename*=UTF-8''Poli%C3%A7e%20${policyNo}.pdf`, 'nosniff', 'no-store']);
    expect((await mails()).messages).toHaveLength(1);
  });

  it('sends the policy to one more address', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    await eventually(async () => (await sale.status()).documents.length);
    const other = `es-${sale.email}`;
    const reply = await sale.visitor.call(
      'POST policyrequest/AddToPdfMail',
      { visitId: sale.visitId, odeme: sale.odeme, email: other },
      { 'idempotency-key': sale.odeme },
    );
    expect(reply.body.isSuccess).toBe(true);
    await eventually(
      async () =>
        (await checkout.sandbox.get<{ messages: unknown[] }>(`/mailbox/messages.json?to=${other}`)).messages.length,
    );
    const bad = await sale.visitor.call(
      'POST policyrequest/AddToPdfMail',
      { visitId: sale.visitId, odeme: sale.odeme, email: 'a@b.example\r\nbcc: c@d.example' },
      { 'idempotency-key': `${sale.odeme}2` },
    );
    expect(bad.body).toMatchObject({ isSuccess: false, messageCode: 'emailInvalid' });
  });

  it('leaves the card number nowhere in database and logs', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    const { rows } = await checkout.test.services.database.pool.query<{ name: string }>(
      "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'",
    );
    for (const { name } of rows) {
      const found = await checkout.test.services.database.pool.query(
        `SELECT count(*)::int AS n FROM ${name} AS t WHERE t::text LIKE $1`,
        [`%${goodCard}%`],
      );
      expect([name, found.rows[0]]).toEqual([name, { n: 0 }]);
    }
    expect(rows.length).toBeGreaterThan(10);
    expect(checkout.test.log.join('\n')).not.toContain(goodCard);
  });
});

it('F577 F578 F579 F580 F583 F584 F586 publishes every call of checkout, the bank’s way back included', async () => {
  const { paths } = (await checkout.test.app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>();
  const published = Object.keys(paths).join('\n');
  const names = [
    'CreatePolicyInfo',
    'GetPaymentPlan',
    'GetPaymentPlans/{visitId}/{quoteHeaderId}',
    'CreateThreeD',
    'ThreeDResponse',
    'SearchInsurer',
    'SaveInsurer',
    'IsInsurerDifferent',
    'Success',
    'AddToPdfMail',
    'GetInformations/{visitId}',
  ];
  for (const name of names) expect(published).toContain(`/api/policyrequest/${name}`);
});

describe('the address', () => {
  it('begins with the province and district that are known once the code was right, and never before', async () => {
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

it('who chooses another offer of the visit finds what was said of the one before', async () => {
  const sale = await checkout.sale();
  sale.offer.productId += 1;
  const { body } = await sale.visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId: sale.visitId });
  expect(body.result).toMatchObject({
    productId: sale.offer.productId,
    email: sale.email,
    address: { city: '34', district: '3419', moreInformation: 'Örnek Sk. 1' },
  });
});

describe('the texts that are shown before payment', () => {
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

describe('the payment of an offer', () => {
  const information = async ({ visitor, visitId }: Sale): Promise<unknown> =>
    (await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId })).body.result;

  it('is found with the offer while it is open, no more when it is over, and again once it is paid', async () => {
    const sale = await checkout.sale();
    expect(await information(sale)).toMatchObject({ payment: null });
    const fields = await sale.challenge(await sale.start(), 'cancel');
    expect(await information(sale)).toMatchObject({ payment: { odeme: sale.odeme, isPaid: false } });
    await sale.comeBack(fields);
    expect(await information(sale)).toMatchObject({ payment: null });
    await sale.buy();
    expect(await information(sale)).toMatchObject({ payment: { odeme: sale.odeme, isPaid: true } });
  });

  it('tells the order that it pays, and when it began, moved, and ends', async () => {
    const sale = await checkout.sale();
    await sale.start();
    const begun = checkout.test.clock.now().getTime();
    const { order } = await sale.status();
    expect(order).toMatchObject({
      offerNo: sale.offer.offerNo,
      firmId: sale.offer.firmId,
      plate: sale.offer.vehicle.plate,
      amount: sale.offer.total,
      instalments: 1,
      validUntil: sale.offer.validUntil.toISOString(),
    });
    expect(Date.parse(order.movedAt)).toBeGreaterThanOrEqual(Date.parse(order.startedAt));
    expect(Date.parse(order.openUntil!)).toBeGreaterThan(begun);
    await sale.buy();
    expect((await sale.status()).order.openUntil).toBeNull();
  });
});

describe('a payment that does not succeed', () => {
  it.each([
    ['4111111111111129', '10051'],
    ['4125111111111115', '10054'],
    ['4124111111111116', '10084'],
  ])('card %s: the customer reads the bank’s reason %s, and may try again with another card', async (number, code) => {
    const sale = await checkout.sale();
    await sale.buy(number);
    expect(await sale.status()).toMatchObject({ state: 'declined', reason: declineReasons[code] });
    await sale.buy();
    expect((await sale.status()).state).toBe('completed');
    expect(await capturesOf(sale)).toEqual(['capture']);
  });

  it.each([
    ['4131111111111117', '0'],
    ['4141111111111115', '4'],
  ])('card %s returns with mdStatus %s and is never charged', async (number) => {
    const sale = await checkout.sale();
    await sale.buy(number);
    expect(await sale.status()).toMatchObject({ state: 'declined', reason: declineReasons['threeDFailed'] });
    expect(await capturesOf(sale)).toEqual([]);
  });

  it('a card that cannot start 3-D Secure is refused before the customer leaves', async () => {
    const sale = await checkout.sale();
    expect((await sale.start({ cardToken: await sale.token('4151111111111112') })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'cardRefused',
    });
  });

  it('a cancelled challenge is an abandoned payment', async () => {
    const sale = await checkout.sale();
    await sale.comeBack(await sale.challenge(await sale.start(), 'cancel'));
    expect(await sale.status()).toMatchObject({ state: 'abandoned', reason: declineReasons['cancelled'] });
  });

  it('a bank that is away costs nothing and lets the customer try again', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('bank-initialize-down', { times: 1 });
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'paymentNotStarted' });
    expect((await sale.start()).body.isSuccess).toBe(true);
  });
});

describe('the payer', () => {
  it('is searched masked, told apart and saved', async () => {
    const sale = await checkout.sale();
    const { visitId, visitor } = sale;
    expect(
      (await visitor.call('POST policyrequest/SearchInsurer', { visitId, identityNo: '10000000146' })).body.result,
    ).toEqual({ displayName: 'A*** Y***', isFound: true });
    expect((await visitor.call('POST policyrequest/IsInsurerDifferent', { visitId })).body.result).toEqual({
      isDifferent: false,
    });
    const save = (identityNo: string, key: string) =>
      visitor.call(
        'POST policyrequest/SaveInsurer',
        { visitId, identityNo, phoneNumber: '5321234567' },
        { 'idempotency-key': `${visitId}-${key}` },
      );
    expect((await save('10000000078', 'same')).body.messageCode).toBe('sameIdentity');
    expect((await save('10000000079', 'wrong')).body.messageCode).toBe('identityInvalid');
    expect((await save('10000000146', 'other')).body.isSuccess).toBe(true);
    expect((await visitor.call('POST policyrequest/IsInsurerDifferent', { visitId })).body.result).toEqual({
      isDifferent: true,
    });
  });
});
