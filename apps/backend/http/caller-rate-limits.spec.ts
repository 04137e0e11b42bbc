import { visitPersonModule } from '../modules/visit-person/visit-person';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { sampleModule } from './testing/sample-module';

describe('the rate limits of a caller', () => {
  let backend: TestApp;
  beforeAll(
    async () =>
      void (backend = await testApp([sampleModule, visitPersonModule], { env: { RATE_LIMIT_POINTS: '100' } })),
  );
  afterAll(() => backend.close());
  const heavy = (visitor: TestVisitor) => visitor.send({ method: 'POST', url: '/api/sample/heavy', payload: {} });

  it('answer 429 with Retry-After when the points are spent, and 200 once they have refilled', async () => {
    const visitor = await backend.visitor();
    expect([(await heavy(visitor)).status, (await heavy(visitor)).status]).toEqual([200, 200]);
    const refused = await heavy(visitor);
    expect([refused.status, refused.body.messageCode, refused.headers['retry-after']]).toEqual([429, 'tooMany', '13']);
    backend.clock.advance(13);
    expect((await heavy(visitor)).status).toBe(200);
  });

  it('apply to a device across all its tokens', async () => {
    const one = await backend.visitor();
    const two = await backend.visitor();
    two.cookies.set('user-device-id', one.cookies.get('user-device-id')!);
    expect([(await heavy(one)).status, (await heavy(one)).status, (await heavy(two)).status]).toEqual([200, 200, 429]);
  });

  it('apply to an identity number across all devices', async () => {
    const query = async () => {
      const visitor = await backend.visitor();
      const visitId = await visitor.visit();
      return visitor.call('POST quoterequestapi/sharedstep/searchcustomerinfo', { visitId, identityNo: '10000000078' });
    };
    for (let at = 0; at < 20; at++) expect((await query()).status).toBe(200);
    expect(await query()).toMatchObject({ status: 429, body: { messageCode: 'tooMany' } });
  });

  it('do not affect another device', async () => {
    const one = await backend.visitor();
    const two = await backend.visitor();
    await heavy(one);
    await heavy(one);
    expect((await heavy(two)).status).toBe(200);
  });
});

describe('the rate limit of a network', () => {
  const limits = { RATE_LIMIT_POINTS: '100', RATE_LIMIT_POINTS_PER_NETWORK: '400' };
  const heavyFrom = async (backend: TestApp, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const visitor = await backend.visitor();
    return (await visitor.send({ method: 'POST', url: '/api/sample/heavy', payload: {}, headers })).status;
  };
  /** The status of eleven visitors with new cookies. */
  const flood = async (backend: TestApp, addressOf: (visitor: number) => string) => {
    const statuses = [];
    for (let visitor = 1; visitor <= 11; visitor += 1) statuses.push(await heavyFrom(backend, addressOf(visitor)));
    return statuses;
  };

  it('applies to all its devices and to no other network', async () => {
    const backend = await testApp([sampleModule], { env: limits });
    expect(await flood(backend, () => '203.0.113.9')).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await heavyFrom(backend, '203.0.113.10')).toBe(200);
    await backend.close();
  });

  it('applies to this machine as to any other', async () => {
    const backend = await testApp([sampleModule], { env: limits });
    expect(await flood(backend, () => '127.0.0.1')).toContain(429);
    await backend.close();
  });

  it('cannot be evaded by a forwarded address unless a trusted proxy sends it', async () => {
    const backend = await testApp([sampleModule], { env: { ...limits, TRUSTED_PROXIES: 'none' } });
    expect(await flood(backend, (visitor) => `203.0.113.${visitor}`)).toContain(429);
    await backend.close();
  });
});
