/** Checkout from the chosen offer to the issued policy. */
import { readPdf } from '../document/testing/read-pdf';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import { eventually } from '../../testing/eventually';
import { goodCard } from './testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

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

    const back = await sale.returnFromBank(await sale.challenge(await sale.start()));
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/trafik-sigortasi/odeme-sorgulama?odeme=${sale.odeme}`,
    ]);
    await sale.complete();

    const [policy] = await checkout.policiesOf(sale);
    expect((await checkout.ledgerOf(sale)).map(({ kind }) => kind)).toEqual(['capture']);
    expect(policy).toMatchObject({ state: 'active', total: sale.offer.total, ordersReceived: 1 });
    expect(await sale.status()).toMatchObject({
      state: 'completed',
      policyNo: policy!.policyNo,
      total: sale.offer.total,
      lineSlug: 'trafik-sigortasi',
    });
  });

  it('results in a PDF of the sale, a mail with it, and an SMS, once each', async () => {
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
    expect(mail.text).toMatch(/Deneyiminizi değerlendirin: https?:\/\/\S+\/yorum-yaz\/[\w-]+/);
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

  it('sends the policy to an additional address', async () => {
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
    const copy = await eventually(
      async () =>
        (await checkout.sandbox.get<{ messages: { text: string }[] }>(`/mailbox/messages.json?to=${other}`))
          .messages[0],
    );
    expect(copy.text).not.toContain('/yorum-yaz/');
    const bad = await sale.visitor.call(
      'POST policyrequest/AddToPdfMail',
      { visitId: sale.visitId, odeme: sale.odeme, email: 'a@b.example\r\nbcc: c@d.example' },
      { 'idempotency-key': `${sale.odeme}2` },
    );
    expect(bad.body).toMatchObject({ isSuccess: false, messageCode: 'emailInvalid' });
  });

  it('stores the card number nowhere in database and logs', async () => {
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

it('F577 F578 F579 F580 F583 F584 F586 publishes every call of checkout, including the bank’s return', async () => {
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
