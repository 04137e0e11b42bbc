/** The current backend answers from the data of an earlier release as that release did. */
import pg from 'pg';
import { paymentStates } from '../modules/checkout/payment/payment-graph';
import { readRelease, releaseNames } from './known';
import { openedRelease } from './opened-release';
import type { OfferList } from './recording/quote-offers';
import { restoredDatabase } from './restored-database';

/** By release: tables whose rows a migration has moved, with the table to count instead. */
const moved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026-11': { customers: 'returning_persons' },
};

/** Tables that nothing read. */
const dropped = new Set(['personal_accidents', 'pets', 'travel_journeys', 'visit_accessories']);

const formChangeIn = (answer: unknown): unknown =>
  (answer as { result?: Partial<OfferList> | null }).result?.formChange;

/** These follow the published weights of today (decision 047). */
const ranking = new Set(['scoreValue', 'isBestProduct']);

/**
 * What is said and asked today: a campaign has the name that its discount has, and where there is no right of withdrawal the texts say so,
 * with the grounds on which the line's policy ends early.
 */
const replacedTexts: Readonly<Record<string, string>> = {
  '2026-11-d34b7cf0': '2026-11-68df907e',
  '"name":"Çocuk indirimi"': '"name":"Çocuklu aile indirimi"',
};
const before = {
  version: '2026-11-704bf434',
  withdrawal: 'Bu sigortada cayma hakkı, ilgili mevzuat ve genel şartlarla sınırlıdır.',
  refund: 'Sözleşme sona erdiğinde kullanılmayan günlerin primi iade edilir.',
};
const endsOnlyBy = (grounds: string): string =>
  `Bu sigortada cayma hakkı yoktur; poliçe, süresinden önce yalnızca ${grounds} aynı sigortadan ikinci bir poliçe bulunması hâlinde sona erer.`;
const traffic = {
  [before.version]: '2026-11-46099960',
  [before.withdrawal]: endsOnlyBy('aracın satılması, aracın hurdaya ayrılması veya'),
};
const replacedOfLine: Readonly<Record<string, typeof replacedTexts>> = {
  SHORTTRAFFIC: { [before.version]: '2026-11-7d344b63', [before.withdrawal]: endsOnlyBy('').replace('  ', ' ') },
  USEDVEHICLETRAFFIC: {
    [before.version]: '2026-11-9f36bb2a',
    [before.withdrawal]: endsOnlyBy('aracın satılması, satışın gerçekleşmemesi, aracın hurdaya ayrılması veya'),
  },
  GREENCARD: {
    [before.version]: '2026-11-3825b497',
    [before.withdrawal]: 'Bu sigortada cayma hakkı yoktur.',
    [before.refund]:
      'Teminat başlamadan iptal ederseniz ödediğinizin tamamı iade edilir; ilk günden sonra iade yapılmaz.',
  },
};
/** Kasko asks for the lender of a pledged vehicle (decision 369). */
const kaskoVisitors = ['policy of AUTO', 'policy of ELECTRICVEHICLE', 'with a discount'];
const replacedFor = (visitor: string): typeof replacedTexts => ({
  ...replacedTexts,
  ...(kaskoVisitors.includes(visitor) && { '"payee":false': '"payee":true' }),
  ...(replacedOfLine[/[A-Z]{5,}/.exec(visitor)?.[0] ?? ''] ?? traffic),
});

const withTextsOfToday = (json: string, replaced: typeof replacedTexts): string =>
  Object.entries(replaced).reduce((text, [before, now]) => text.replaceAll(before, now), json);

const expectedToday = (answer: unknown, visitor: string): object =>
  JSON.parse(
    withTextsOfToday(
      JSON.stringify(answer, (key, value: unknown) => (ranking.has(key) ? undefined : value)),
      replacedFor(visitor),
    ),
  ) as object;

describe.each(releaseNames)('the release %s', (name) => {
  const release = readRelease(name);
  const { answers, payments, rows, unfinishedList } = release.known;

  it('keeps every row through later migrations', async () => {
    const kept = Object.fromEntries(Object.entries(rows).filter(([table]) => !dropped.has(table)));
    const database = await restoredDatabase(release.sql);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const counted: Record<string, number> = {};
    for (const table of Object.keys(kept)) {
      const { rows: found } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${moved[name]?.[table] ?? `"${table}"`}`,
      );
      counted[table] = found[0]!.count;
    }
    await client.end();
    await database.drop();
    expect(counted).toEqual(kept);
  });

  it('has payments in every persistent state, and lists of every sold line', () => {
    // Payments pass through `initialized` within one transaction.
    const left = paymentStates.filter((state) => state !== 'initialized');
    expect(new Set(payments.map(({ state }) => state))).toEqual(new Set(left));
    expect(new Set(release.known.lists.map(({ line }) => line)).size).toBe(7);
    expect([answers.length > 200, unfinishedList.visitor]).toEqual([true, expect.any(String)]);
  });

  describe('opened', () => {
    const opened = openedRelease(release, { startsJobs: false });
    const named = answers.map((known, at) => [`${known.visitor}: ${known.call}`, at] as const);

    it.each(named)('answers %s as before', async (_, at) => {
      const { visitor, call, input, key, answer } = opened.known.answers[at]!;
      const reply = await opened.visitor(visitor).call(call, input as never, key ? { 'idempotency-key': key } : {});
      expect(reply.status).toBe(200);
      // A later release may add properties, except that the form has changed since.
      expect(reply.body).toMatchObject(expectedToday(answer, visitor));
      expect(formChangeIn(reply.body)).toEqual(formChangeIn(answer));
    });

    it('shows no visit to another visitor', async () => {
      const stranger = await opened.stranger();
      for (const { call, input } of answers.filter((known) => known.call.startsWith('GET quoterequestapi/draft')))
        expect((await stranger.call(call, input as never)).status).toBe(404);
    });
  });
});
