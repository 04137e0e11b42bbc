import { customerModule } from '../modules/customer/customer';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { trial } from './testing/trial-module';

describe('the limits of a caller', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([trial, customerModule], { env: { RATE_LIMIT_POINTS: '100' } })));
  afterAll(() => backend.close());
  const heavy = (visitor: TestVisitor) => visitor.send({ method: 'POST', url: '/api/trial/heavy', payload: {} });

  it('answer 429 with Retry-After when the points are spent, and again when they are back', async () => {
    const visitor = await backend.visitor();
    expect([(await heavy(visitor)).status, (await heavy(visitor)).status]).toEqual([200, 200]);
    const refused = await heavy(visitor);
    expect([refused.status, refused.body.messageCode, refused.headers['retry-after']]).toEqual([429, 'tooMany', '13']);
    backend.clock.advance(13);
    expect((await heavy(visitor)).status).toBe(200);
  });

  it('hold for a device whatever tokens it makes', async () => {
    const [one, two] = [await backend.visitor(), await backend.visitor()];
    two.cookies.set('user-device-id', one.cookies.get('user-device-id')!);
    expect([(await heavy(one)).status, (await heavy(one)).status, (await heavy(two)).status]).toEqual([200, 200, 429]);
  });

  it('hold for an identity whatever devices ask about it', async () => {
    const ask = async () => {
      const visitor = await backend.visitor();
      const visitId = await visitor.visit();
      return visitor.call('POST quoterequestapi/sharedstep/searchcustomerinfo', { visitId, identityNo: '10000000078' });
    };
    for (let at = 0; at < 20; at++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { messageCode: 'tooMany' } });
  });

  it('leave another device alone', async () => {
    const [one, two] = [await backend.visitor(), await backend.visitor()];
    await heavy(one);
    await heavy(one);
    expect((await heavy(two)).status).toBe(200);
  });
});
