/** @vitest-environment node */
import { MockAgent } from 'undici';
import { edgeTransport, type Caller } from './edge-transport';

const origin = 'http://api.example';
const draft = { method: 'GET', path: 'quoterequestapi/draft/1', body: undefined } as const;
const callerWith = (cookies: string, setCookies: string[] = []): Caller => ({
  visitor: { cookies, path: '/trafik-sigortasi/form', address: '203.0.113.7', userAgent: 'test' },
  branchId: 53,
  setCookies,
});

describe('a call of the edge whose session has expired', () => {
  const agent = new MockAgent();
  beforeAll(() => agent.disableNetConnect());
  afterEach(() => agent.assertNoPendingInterceptors());
  afterAll(() => agent.close());

  const api = () => agent.get(origin);
  const refuse = () =>
    api().intercept({ path: '/api/quoterequestapi/draft/1' }).reply(403, { messageCode: 'tokenMissing' });
  const authorise = () =>
    api()
      .intercept({ path: '/api/token/create', method: 'POST' })
      .reply(200, { isSuccess: true }, { headers: { 'set-cookie': 'token=new; Path=/' } });
  const answer = () =>
    api()
      .intercept({ path: '/api/quoterequestapi/draft/1', headers: { 'x-token-id': 'new' } })
      .reply(200, { isSuccess: true });

  it('is authorised and repeated, and the page sets the new cookies', async () => {
    refuse();
    authorise();
    answer();
    const setCookies: string[] = [];
    const transport = edgeTransport(api(), callerWith('token=old; token-secret=s', setCookies));
    expect((await transport(draft, {})).status).toBe(200);
    expect(setCookies).toEqual(['token=new; Path=/']);
  });

  it('is repeated once: a second 403 is the reply, and later calls are not repeated', async () => {
    refuse();
    authorise();
    refuse();
    refuse();
    const transport = edgeTransport(api(), callerWith('token=old; token-secret=s'));
    expect([(await transport(draft, {})).status, (await transport(draft, {})).status]).toEqual([403, 403]);
  });

  it('is not repeated for a visitor who has no token', async () => {
    refuse();
    expect((await edgeTransport(api(), callerWith(''))(draft, {})).status).toBe(403);
  });
});
