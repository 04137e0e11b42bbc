import type { ReviewList } from '@emsal/api/calls/reviews';
import type { ReviewRow } from '@emsal/api/desk/review-shapes';
import { sql } from 'drizzle-orm';
import { openDeskSite, type DeskPerson, type DeskSite } from '../desk/testing/desk-site';
import { addParties } from '../policy/party/party-store';
import { soldPolicy } from '../policy/testing/opened-order';
import type { TestVisitor } from '../../testing/test-visitor';
import { invitationUrl } from './invitation';

const words = 'Teklifleri yan yana görmek karar vermemi kolaylaştırdı.';
const noParties = { insured: [], payer: [], lossPayee: [] };

describe('reviews', () => {
  let site: DeskSite;
  let moderator: DeskPerson;
  let visitor: TestVisitor;
  beforeAll(async () => {
    site = await openDeskSite();
    [moderator, visitor] = [await site.as('operasyon@emsal.example'), await site.backend.visitor()];
  });
  afterAll(() => site.close());

  /** A sold policy of Ayşe Yılmaz, and the token of its mail's link. */
  const invited = async (displayName: string | undefined = 'Ayşe Yılmaz') => {
    const { db } = site.backend.services;
    const { id } = await soldPolicy(db);
    const policyholder = [{ displayName, identityNo: '10000000146' }];
    await db.transaction((tx) => addParties(tx, id, { ...noParties, policyholder }));
    return { id, token: invitationUrl(id, site.backend.services).split('/').at(-1)! };
  };
  const write = (token: string, more: { stars?: string; text?: string } = {}) =>
    visitor.call('POST reviews/write', { token, stars: '4', text: words, ...more });
  const open = async (token: string) => (await visitor.call('GET reviews/invitation/{token}', { token })).body;
  const shown = async () => (await visitor.call('GET reviews/list', {})).body.result as ReviewList;
  const queue = async (state: 'waiting' | 'published' | 'refused' = 'waiting') =>
    ((await moderator.call('GET reviews', { state })).body.result as { rows: ReviewRow[] }).rows;
  const decide = async (token: string, refusedFor: ReviewRow['refusedFor'] = null) => {
    const id = (await queue()).at(-1)!.id;
    await moderator.call('POST reviews/{id}/decide', { id, from: 'waiting', refusedFor });
    return { id, invitation: (await open(token)).result };
  };

  it('M103 has none and no average before somebody wrote one', async () => {
    expect(await shown()).toEqual({ total: 0, average: null, perStar: [0, 0, 0, 0, 0], reviews: [] });
  });

  it('M103 is written once by the link of the mail, and shown when the desk has published it', async () => {
    const { token } = await invited();
    expect((await open(token)).result).toEqual({
      line: 'TRAFFIC',
      author: 'A*** Y***',
      state: 'open',
      refusedFor: null,
    });
    expect((await write(token)).body.isSuccess).toBe(true);
    expect((await write(token, { stars: '1' })).body.messageCode).toBe('reviewWritten');
    expect((await open(token)).result).toMatchObject({ state: 'waiting' });
    expect((await shown()).total).toBe(0);
    expect((await decide(token)).invitation).toMatchObject({ state: 'published' });
    expect((await shown()).reviews).toMatchObject([{ stars: 4, text: words, author: 'A*** Y***', line: 'TRAFFIC' }]);
  });

  it('signs for a policyholder whose name is not known', async () => {
    const { token } = await invited('');
    expect((await open(token)).result).toMatchObject({ author: 'Poliçe sahibi' });
  });

  it('M103 counts only what is published, the low ones too', async () => {
    for (const [stars, refusedFor] of [
      ['1', null],
      ['5', 'insult'],
      ['2', null],
    ] as const) {
      const { token } = await invited();
      await write(token, { stars });
      await decide(token, refusedFor);
    }
    expect(await shown()).toMatchObject({ total: 3, average: 2.33, perStar: [1, 1, 0, 1, 0] });
  });

  it('tells its author why it is not published, and takes a published one back', async () => {
    const { token } = await invited();
    await write(token);
    const { id, invitation } = await decide(token);
    expect(invitation).toMatchObject({ state: 'published' });
    const before = (await shown()).total;
    const back = (from: 'waiting' | 'published') =>
      moderator.call('POST reviews/{id}/decide', { id, from, refusedFor: 'withdrawn' });
    expect((await back('waiting')).body.messageCode).toBe('reviewDecided');
    expect((await back('published')).body.isSuccess).toBe(true);
    expect((await open(token)).result).toMatchObject({ state: 'refused', refusedFor: 'withdrawn' });
    expect((await shown()).total).toBe(before - 1);
  });

  it.each([
    [{ stars: '' }, 'stars'],
    [{ stars: '6' }, 'stars'],
    [{ text: 'kısa' }, 'text'],
    [{ text: 'Beni 0532 123 45 67 numarasından arayın.' }, 'text'],
  ])('refuses %j at its field', async (more, field) => {
    const reply = await write((await invited()).token, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is refused for a link that was changed or is over, and for a cancelled policy', async () => {
    const { id, token } = await invited();
    const changed = `${token.slice(0, -4)}AAAA`;
    expect([(await open(changed)).messageCode, (await write(changed)).body.messageCode]).toEqual([
      'reviewLinkOver',
      'reviewLinkOver',
    ]);
    const { db } = site.backend.services;
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`UPDATE policies SET state = 'cancelled' WHERE id = ${id}`);
    });
    expect([(await open(token)).messageCode, (await write(token)).body.messageCode]).toEqual([
      'policyEnded',
      'policyEnded',
    ]);
    const { token: old } = await invited();
    site.backend.clock.advance(91 * 24 * 3600);
    expect((await open(old)).messageCode).toBe('reviewLinkOver');
  });

  it('stores no word and no name in plain, and writes every look at the desk into the audit log', async () => {
    const { db } = site.backend.services;
    const { rows } = await db.execute<{ words: string; author: string }>(
      sql`SELECT words::text AS words, author::text AS author FROM reviews`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(JSON.stringify(row)).not.toMatch(/Teklif|\*\*\*/);
    const person = await site.as('operasyon@emsal.example');
    const looks = async () =>
      (await db.execute(sql`SELECT id FROM desk_ledger WHERE action = 'reviewsListed'`)).rows.length;
    const before = await looks();
    await person.call('GET reviews', {});
    expect(await looks()).toBe(before + 1);
  });
});
