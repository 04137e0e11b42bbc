import { passkeyRuns } from './testing/passkey-runs';
import { softAuthenticator } from './testing/soft-authenticator';

const given = passkeyRuns();
const base = 'POST selfservice/customeraccount';
const refused = { isSuccess: false, messageCode: 'passkeyRefused' };

describe('signing in by a passkey', () => {
  it('opens the session that a code would, in a browser that typed nothing', async () => {
    const { browser, device, customerId } = await given.withPasskey();
    const other = await given.backend.visitor();
    given.backend.clock.advance(61);
    expect(await given.signInBy(other, device)).toMatchObject({ isSuccess: true });
    expect(other.cookies.get('customer-name')).toBe('Ayşe');
    const { list } = await other.call('GET selfservice/customeraccount/getSessionList', {});
    expect(list).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    expect(await given.passkeys(browser)).toMatchObject([{ lastUsedAt: given.backend.clock.now().toISOString() }]);
    const { rows } = await given.backend.services.database.pool.query(
      'SELECT DISTINCT customer_id FROM sessions WHERE passkey_id IS NOT NULL AND customer_id = $1',
      [customerId],
    );
    expect(rows).toHaveLength(1);
  });

  it('ends the session of another customer in the same browser', async () => {
    const { device } = await given.withPasskey();
    const { browser: foreign } = await given.withPasskey();
    const before = await given.passkeys(foreign);
    await given.signInBy(foreign, device);
    expect(await given.passkeys(foreign)).not.toEqual(before);
  });

  it('refuses a signature that is sent again, or by another browser', async () => {
    const { device } = await given.withPasskey();
    const browser = await given.backend.visitor();
    const options = await given.signInOptions(browser);
    const credential = device.get(options);
    const send = async (by = browser) => (await by.call(`${base}/signInByPasskey`, { credential })).body;
    expect(await send(await given.backend.visitor())).toMatchObject({ messageCode: 'passkeyOver' });
    expect(await send()).toMatchObject({ isSuccess: true });
    expect(await send()).toMatchObject({ messageCode: 'passkeyOver' });
  });

  it('refuses a challenge that is over, or of another purpose', async () => {
    const { browser, device } = await given.withPasskey();
    const late = device.get(await given.signInOptions(browser));
    const foreign = device.get(await given.options(browser));
    given.backend.clock.advance(301);
    for (const credential of [late, foreign])
      expect((await browser.call(`${base}/signInByPasskey`, { credential })).body).toMatchObject({
        messageCode: 'passkeyOver',
      });
  });

  it.each([
    ['of another site', { origin: 'https://emsal.kotu.example' }],
    ['of another host', { rpId: 'kotu.example' }],
    ['of another customer', { userHandle: 'a'.repeat(43) }],
    ['that is not newer than the last', { counter: 1 }],
    ['of an unknown passkey', { id: 'b'.repeat(22) }],
  ])('refuses a signature %s with the same answer', async (_, change) => {
    const { device } = await given.withPasskey();
    const browser = await given.backend.visitor();
    expect(await given.signInBy(browser, device)).toMatchObject({ isSuccess: true });
    const other = await given.backend.visitor();
    expect(await given.signInBy(other, device, change)).toMatchObject(refused);
    expect(await given.isSignedIn(other)).toBe(false);
  });

  it('tells a removed passkey and one that nobody added the same', async () => {
    const { browser, device, passkeyId } = await given.withPasskey();
    await browser.call(`${base}/removePasskey`, { passkeyId });
    const other = await given.backend.visitor();
    const removed = await given.signInBy(other, device);
    expect(removed).toMatchObject(refused);
    expect(await given.signInBy(other, softAuthenticator(), { userHandle: 'a'.repeat(43) })).toEqual(removed);
  });

  it('is one session where two tabs send two signatures at once', async () => {
    const { device } = await given.withPasskey();
    const browser = await given.backend.visitor();
    const options = [await given.signInOptions(browser), await given.signInOptions(browser)];
    const credentials = options.map((each) => device.get(each, { counter: 7 }));
    const sent = await Promise.all(
      credentials.map((credential) => browser.call(`${base}/signInByPasskey`, { credential })),
    );
    expect(sent.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    expect(await given.isSignedIn(browser)).toBe(true);
  });
});
