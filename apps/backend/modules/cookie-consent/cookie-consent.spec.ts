import { allowedPurposes, cookieTextVersion, type CookiePurpose } from '@emsal/platform/consent/cookie-consent';
import { desc } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { cookieConsentModule } from './cookie-consent';
import { cookieConsents } from './tables';

describe('the log of cookie consents', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([cookieConsentModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());
  const save = (purposes: CookiePurpose[]) =>
    visitor.call('POST consent/savecookies', { textVersion: cookieTextVersion, purposes });
  const last = async () => (await visitor.call('POST consent/getcookies', {})).body.result;

  it('is empty for a visitor who has not answered', async () => {
    expect(await last()).toBeNull();
  });

  it('stores version, purposes and time, and repeats them in the cookie', async () => {
    await save(['measurement']);
    const at = backend.clock.now().toISOString();
    expect(await last()).toEqual({ textVersion: cookieTextVersion, purposes: ['measurement'], at });
    expect(allowedPurposes(decodeURIComponent(visitor.cookies.get('cookie-consent')!))).toEqual(['measurement']);
  });

  it('withdraws consent with a newer row; the older one stays', async () => {
    await save(['measurement']);
    await save([]);
    expect(await last()).toMatchObject({ purposes: [] });
    expect(allowedPurposes(decodeURIComponent(visitor.cookies.get('cookie-consent')!))).toEqual([]);
    const rows = await backend.services.db
      .select()
      .from(cookieConsents)
      .orderBy(desc(cookieConsents.position))
      .limit(2);
    expect(rows).toMatchObject([{ purposes: [] }, { purposes: ['measurement'], address: '127.0.0.1' }]);
  });

  it('refuses a purpose that the panel does not show', async () => {
    const payload = { textVersion: cookieTextVersion, purposes: ['advertising'] };
    const reply = await visitor.send({ method: 'POST', url: '/api/consent/savecookies', payload });
    expect(reply.status).toBe(400);
  });

  it.each(['UPDATE cookie_consents SET address = 1', 'DELETE FROM cookie_consents', 'TRUNCATE cookie_consents'])(
    'the database refuses: %s',
    async (statement) => {
      await expect(backend.services.database.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});
