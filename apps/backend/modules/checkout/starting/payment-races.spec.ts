/** Repeated and concurrent calls on a real database have one effect. */
import { randomId } from '../../../db/random-id';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { eventually } from '../../../testing/eventually';
import type { TestSale } from '../testing/test-sale';
import { paymentStates, canMove, type PaymentState } from '../payment/payment-graph';
import { movePayment } from '../completion/move-payment';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

const captures = async (sale: TestSale): Promise<number> =>
  (await checkout.ledgerOf(sale)).filter(({ kind }) => kind === 'capture').length;

describe('starting', () => {
  it('a double click sends the same key: the first answer is replayed', async () => {
    const sale = await checkout.sale();
    const cardToken = await sale.cardToken();
    const first = await sale.start({ cardToken }, 'one-key-for-both');
    expect((await sale.start({ cardToken }, 'one-key-for-both')).body).toEqual(first.body);
  });

  it('ten tabs at once make one attempt: each gets its challenge or a retry response', async () => {
    const sale = await checkout.sale();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => sale.cardToken()));
    const replies = await Promise.all(tokens.map((cardToken) => sale.start({ cardToken })));
    const started = replies
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body.result as { odeme: string }).odeme);
    expect(new Set(started).size).toBe(1);
    expect(replies.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
  });

  it('a second tab within a minute joins the attempt', async () => {
    const sale = await checkout.sale();
    const first = await sale.start();
    const second = await sale.start();
    expect(second.body.result).toEqual(first.body.result);
  });
});

describe('returning', () => {
  it('callback, notification, poll, resumption and a repeated callback at once: one capture, one order, one mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sale = await checkout.sale();
      const fields = await sale.challenge(await sale.start());
      await Promise.all([
        sale.returnFromBank(fields),
        sale.notify(fields),
        sale.returnFromBank(fields),
        sale.status(),
        checkout.resume(),
        sale.notify(fields),
        sale.status(),
        checkout.resume(),
      ]);
      await sale.complete();
      expect((await sale.status()).state).toBe('completed');
      expect(await captures(sale)).toBe(1);
      expect(await checkout.policiesOf(sale)).toMatchObject([{ ordersReceived: 1 }]);
    }
  });

  it('the notification alone completes the payment', async () => {
    const sale = await checkout.sale();
    expect((await sale.notify(await sale.challenge(await sale.start()))).statusCode).toBe(200);
    await sale.complete();
    expect((await sale.status()).state).toBe('completed');
  });

  it('a repeated callback leads to the same page and changes nothing', async () => {
    const sale = await checkout.sale();
    const fields = await sale.challenge(await sale.start());
    const first = await sale.returnFromBank(fields);
    await sale.complete();
    const second = await sale.returnFromBank(fields);
    await sale.complete();
    expect([second.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    expect(await captures(sale)).toBe(1);
  });

  it('mail and SMS are sent once, however often the completion runs', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    await Promise.all([sale.complete(), checkout.resume(), sale.status()]);
    const mails = async () =>
      (await checkout.sandbox.get<{ messages: unknown[] }>(`/mailbox/messages.json?to=${sale.email}`)).messages;
    await eventually(async () => (await mails()).length);
    await eventually(async () => {
      const { rows } = await checkout.test.services.database.pool.query<{ open: number }>(
        "SELECT count(*)::int AS open FROM jobs.job WHERE name LIKE 'message.%' AND state < 'completed'",
      );
      return rows[0]!.open === 0;
    });
    expect(await mails()).toHaveLength(1);
  });
});

describe('a document', () => {
  it('opens once per grant, also when two browsers request it at once', async () => {
    const sale = await checkout.sale();
    await sale.buy();
    const [document] = await eventually(async () => {
      const { documents } = await sale.status();
      return documents.length > 0 && documents;
    });
    const granted = String((await sale.visitor.send({ method: 'GET', url: document!.url })).headers['location']);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await sale.visitor.send({ method: 'GET', url: granted })).status),
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });
});

describe('the transition function', () => {
  const table = paymentStates.flatMap((from) => paymentStates.map((to) => ({ from, to })));

  it.each(table)(
    'moves a stored payment from $from to $to as the graph says',
    async ({ from, to }: { from: PaymentState; to: PaymentState }) => {
      const { db, database } = checkout.test.services;
      const id = await storedPayment(from);
      const moved = await db.transaction((tx) => movePayment(tx, { id, to, at: checkout.test.clock.now() }));
      const { rows } = await database.pool.query<{ state: string; moves: number }>(
        'SELECT state, (SELECT count(*)::int FROM payment_moves WHERE payment_id = id) AS moves FROM payments WHERE id = $1',
        [id],
      );
      expect([moved?.state ?? null, rows[0]]).toEqual(
        canMove(from, to) ? [to, { state: to, moves: 1 }] : [null, { state: from, moves: 0 }],
      );
    },
  );

  let visitId: string;
  beforeAll(async () => {
    visitId = (await checkout.sale()).visitId;
  });
  async function storedPayment(state: PaymentState): Promise<string> {
    const id = randomId();
    const { pool } = checkout.test.services.database;
    await pool.query('INSERT INTO orders (id, created_at) VALUES ($1, $2)', [id, checkout.test.clock.now()]);
    await pool.query(
      `INSERT INTO payments (id, odeme, visitor_id, visit_id, quote_header_id, offer, email, plan_id, instalments, amount, card_token_hash, state, nonce, expires_at, created_at, changed_at)
       VALUES ($1, $1, 'v', $2, $1, '{"version": 2}', '', '1', 1, 100, 'h', $3, 'n', $4, $4, $4)`,
      [id, visitId, state, checkout.test.clock.now()],
    );
    return id;
  }
});
