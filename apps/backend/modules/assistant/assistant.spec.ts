import type { VisitId } from '@emsal/api/calls/identifiers';
import { visitSeconds } from '../visit/visit-seconds';
import { eq } from 'drizzle-orm';
import { newIdentityNo } from '../../testing/synthetic-numbers';
import { consents } from '../consent/tables';
import { toolCalls, assistantKeys } from './tables';
import { AssistantFixture, type AssistedVisit, type Permit } from './testing/assistant-fixture';

let given: AssistantFixture;
beforeAll(async () => void (given = await AssistantFixture.open()));
afterAll(() => given.close());

const permission = async ({ visitor, visitId }: AssistedVisit) =>
  (await visitor.call('GET quoterequestapi/assistant/permission/{visitId}', { visitId })).body.result;
const consentsOf = (visitId: VisitId) =>
  given.backend.services.db.select().from(consents).where(eq(consents.visitId, visitId)).orderBy(consents.position);

describe('the permission', () => {
  it('is given by a proven person, recorded with its text, and keeps no key but its hash', async () => {
    const visit = await given.proven();
    expect(await permission(visit)).toEqual({ isProven: true, until: null, lastReadAt: null });
    const { key, address, until } = (await given.permit(visit)).body.result as Permit;
    expect(address).toBe('http://localhost:4200/api/mcp');
    expect(await permission(visit)).toMatchObject({ until, lastReadAt: null });
    expect(await consentsOf(visit.visitId)).toMatchObject([
      { kind: 'assistant', isGiven: true, textVersion: 'asistan-2026-11' },
    ]);
    expect(JSON.stringify(await given.backend.services.db.select().from(assistantKeys))).not.toContain(key);
    expect(given.backend.log.join()).not.toContain(key);
  });

  it('is refused to a visit whose person is not proven', async () => {
    const visit = await given.unproven();
    expect((await given.permit(visit)).body.messageCode).toBe('verifyFirst');
    expect(await permission(visit)).toMatchObject({ isProven: false });
  });

  it('is given, read and taken back by the visit’s own browser only', async () => {
    const visit = await given.proven();
    const key = await given.keyOf(visit);
    const stranger = { ...visit, visitor: await given.backend.visitor() };
    for (const call of [given.permit, given.revoke]) expect((await call(stranger)).status).toBe(404);
    expect((await given.ask(key)).statusCode).toBe(200);
    expect(await consentsOf(visit.visitId)).toHaveLength(1);
  });

  it('has two living keys at most: a third ends the first', async () => {
    const visit = await given.proven();
    const keys: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      given.backend.clock.advance(1);
      keys.push(await given.keyOf(visit));
    }
    const statuses = await Promise.all(keys.map(async (key) => (await given.ask(key)).statusCode));
    expect(statuses).toEqual([401, 200, 200]);
  });
});

describe('a key', () => {
  const refusalOf = async (key: string | null) => {
    const { statusCode, headers, body } = await given.ask(key);
    return { statusCode, challenge: headers['www-authenticate'], body };
  };

  it('opens nothing when it is missing, unknown, revoked, expired or of a person who has changed: all are told the same', async () => {
    const refusals = [await refusalOf(null), await refusalOf(''), await refusalOf('a'.repeat(43))];
    const revoked = await given.proven();
    const ofRevoked = await given.keyOf(revoked);
    await given.revoke(revoked);
    refusals.push(await refusalOf(ofRevoked));
    expect(await consentsOf(revoked.visitId)).toMatchObject([{ isGiven: true }, { isGiven: false }]);
    expect(await permission(revoked)).toMatchObject({ until: null });
    const changed = await given.proven();
    const ofChanged = await given.keyOf(changed);
    const { visitor, visitId, phoneNumber } = changed;
    const another = { visitId, identityNo: newIdentityNo(), phoneNumber };
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', another);
    refusals.push(await refusalOf(ofChanged));
    const old = await given.keyOf(await given.proven());
    given.backend.clock.advance(visitSeconds + 1);
    refusals.push(await refusalOf(old));
    expect(refusals[0]).toMatchObject({ statusCode: 401, challenge: 'Bearer' });
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  });

  it('needs no cookie, and none opens the door without it', async () => {
    const visit = await given.proven();
    const key = await given.keyOf(visit);
    expect((await given.ask(null, visit.visitor.headers())).statusCode).toBe(401);
    const { statusCode, headers } = await given.ask(key, { cookie: 'token=another; token-secret=another' });
    expect([statusCode, headers['set-cookie'], headers['content-type']]).toEqual([
      200,
      undefined,
      'application/json; charset=utf-8',
    ]);
  });
});

describe('a request', () => {
  it('of a page of another site is refused, of this one not', async () => {
    const key = await given.keyOf(await given.proven());
    expect((await given.ask(key, { origin: 'https://evil.example' })).json()).toMatchObject({
      messageCode: 'foreignOrigin',
    });
    expect((await given.ask(key, { origin: 'null' })).statusCode).toBe(403);
    expect((await given.ask(key, { origin: 'http://localhost:4200' })).statusCode).toBe(200);
  });

  it('is one message of at most 16 KB, posted', async () => {
    const authorization = `Bearer ${await given.keyOf(await given.proven())}`;
    const one = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const statusOf = async (body: string) => (await given.post({ headers: { authorization }, body })).statusCode;
    expect(await statusOf(JSON.stringify([one, one]))).toBe(400);
    expect(await statusOf('{')).toBe(400);
    expect(await statusOf(JSON.stringify({ ...one, params: { cursor: 'x'.repeat(17_000) } }))).toBe(413);
    const { statusCode, headers } = await given.post({ method: 'GET', headers: { authorization } });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  });

  describe('is limited', () => {
    let limited: AssistantFixture;
    afterEach(() => limited.close());

    it('by its key, and another key is not affected', async () => {
      limited = await AssistantFixture.open({ RATE_LIMIT_POINTS: '120', RATE_LIMIT_POINTS_PER_NETWORK: '100000' });
      const first = await limited.keyOf(await limited.proven());
      const second = await limited.keyOf(await limited.proven());
      for (let at = 0; at < 24; at += 1) expect((await limited.ask(first)).statusCode).toBe(200);
      const refused = await limited.ask(first);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3']);
      expect((await limited.ask(second)).statusCode).toBe(200);
    });

    it('by its network before its key is looked up', async () => {
      limited = await AssistantFixture.open({ RATE_LIMIT_POINTS_PER_NETWORK: '20' });
      const statuses = [];
      for (let at = 0; at < 5; at += 1) statuses.push((await limited.ask('a'.repeat(43))).statusCode);
      expect(statuses).toEqual([401, 401, 401, 401, 429]);
    });
  });

  it('is recorded with its tool and time, and without contents', async () => {
    const visit = await given.proven();
    const { client } = await given.connect(await given.keyOf(visit));
    await client.callTool({ name: 'list_offers' });
    const { db } = given.backend.services;
    expect(await db.select().from(toolCalls).where(eq(toolCalls.visitId, visit.visitId))).toEqual([
      { id: expect.any(Number), visitId: visit.visitId, tool: 'list_offers', at: given.backend.clock.now() },
    ]);
    expect(await permission(visit)).toMatchObject({ lastReadAt: given.backend.clock.now().toISOString() });
  });
});
