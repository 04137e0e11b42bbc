import { unseal } from '../../http/seal';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';

const request = { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 } as const;

describe('the token', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  it('M420 M533 M263 is the result of token/create, with its lifetime in the cookie and an HttpOnly secret half', async () => {
    const reply = await new TestVisitor(backend.app).call('POST token/create', request);
    expect(reply.body).toMatchObject({ isSuccess: true, result: expect.stringMatching(/^[\w-]{43}$/) });
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    expect(cookies.find((line) => line.startsWith('token='))).toMatch(/Max-Age=2505600; Path=\/; SameSite=Lax$/);
    expect(cookies.find((line) => line.startsWith('token-secret='))).toMatch(
      /Max-Age=2505600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('M420 is refused for an unknown application key', async () => {
    const reply = await new TestVisitor(backend.app).call('POST token/create', { ...request, ApplicationKey: 'other' });
    expect([reply.status, reply.body]).toEqual([
      200,
      { isSuccess: false, result: null, message: expect.any(String), messageCode: 'applicationKeyUnknown' },
    ]);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['M266', { ...request, EmployeeID: 157 }],
    ['M267', { ...request, CustomerID: 1 }],
  ])('%s is refused for any employee or customer except the fixed ones', async (_id, payload) => {
    expect(
      (await new TestVisitor(backend.app).send({ method: 'POST', url: '/api/token/create', payload })).status,
    ).toBe(400);
  });

  it('M423 is valid together with its secret, invalid without it or when modified', async () => {
    const visitor = await backend.visitor();
    const token = visitor.cookies.get('token')!;
    const check = async (asked: TestVisitor, value: string) =>
      (await asked.call('POST token/check', { token: value })).body.result;
    expect([
      await check(visitor, token),
      await check(new TestVisitor(backend.app), token),
      await check(visitor, 'x'.repeat(43)),
    ]).toEqual([true, false, false]);
    expect((await visitor.send({ method: 'POST', url: '/api/token/check', payload: {} })).status).toBe(400);
  });

  it('M424 is sealed so that only this backend opens it; without a token the call answers 403', async () => {
    const visitor = await backend.visitor();
    const sealed = (await visitor.call('POST token/encrypted', {})).body.result as string;
    const key = { secretKey: backend.services.config.secretKey, purpose: 'visitor' };
    expect(unseal(sealed, key, backend.clock)).toMatchObject({ visitorId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(unseal(sealed, { ...key, purpose: 'other' }, backend.clock)).toBeNull();
    expect((await new TestVisitor(backend.app).call('POST token/encrypted', {})).status).toBe(403);
  });

  it('is refused as a stolen header without its secret', async () => {
    const owner = await backend.visitor();
    const thief = new TestVisitor(backend.app);
    const reply = await thief.call('POST token/encrypted', {}, { 'x-token-id': owner.cookies.get('token')! });
    expect([reply.status, reply.body.messageCode]).toEqual([403, 'tokenMissing']);
  });

  it('is refused as cookies alone for a state-changing call, and accepted for a reading one', async () => {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    const { cookie } = visitor.headers();
    const read = await backend.app.inject({
      url: `/api/quoterequestapi/draft/${visitId}`,
      headers: { cookie: cookie! },
    });
    const change = await backend.app.inject({
      method: 'POST',
      url: '/api/token/encrypted',
      payload: {},
      headers: { cookie: cookie! },
    });
    expect([read.statusCode, change.statusCode]).toEqual([200, 403]);
  });

  it('F609 lasts two hours from its last use', async () => {
    const visitor = await backend.visitor();
    const status = async () => (await visitor.call('POST token/encrypted', {})).status;
    backend.clock.advance(7100);
    expect(await status()).toBe(200);
    backend.clock.advance(7199);
    expect(await status()).toBe(200);
    backend.clock.advance(7201);
    expect(await status()).toBe(403);
  });

  it('is renewed after expiry for the same visitor, so that the visit survives', async () => {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    backend.clock.advance(7201);
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(403);
    await visitor.call('POST token/create', request);
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(200);
  });
});
