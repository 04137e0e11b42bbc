import { eventually } from '../../testing/eventually';
import type { Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { passkeyRuns } from './testing/passkey-runs';
import { softAuthenticator } from './testing/soft-authenticator';

const given = passkeyRuns();
const base = 'POST selfservice/customeraccount';
const code = (messageCode: string) => ({ isSuccess: false, messageCode });

describe('passkeys of an account', () => {
  it('are added after a sign-in by code, renamed and removed', async () => {
    const { browser, passkeyId } = await given.withPasskey();
    expect(await given.passkeys(browser)).toMatchObject([{ passkeyId, name: 'Telefon', lastUsedAt: null }]);
    await browser.call(`${base}/renamePasskey`, { passkeyId, name: ' Mutfaktaki tablet ' });
    expect(await given.passkeys(browser)).toMatchObject([{ name: 'Mutfaktaki tablet' }]);
    const remove = async () => (await browser.call(`${base}/removePasskey`, { passkeyId })).body;
    expect(await remove()).toMatchObject({ isSuccess: true });
    expect([await given.passkeys(browser), await remove()]).toEqual([[], expect.objectContaining(code('passkeyGone'))]);
  });

  it('name the site of the configuration and no number of the customer', async () => {
    const browser = await given.backend.visitor();
    const by = newBuyer();
    await given.signIn(browser, by);
    const options = JSON.stringify(await given.options(browser));
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'Ayşe Yılmaz' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options).not.toContain(by.identityNo);
    expect(options).not.toContain(by.phoneNumber);
  });

  it('of another site, another session or without a challenge are not stored', async () => {
    const { browser } = await given.withPasskey();
    const { browser: foreign } = await given.withPasskey();
    const elsewhere = softAuthenticator('https://emsal.kotu.example', 'localhost');
    expect(await given.add(browser, elsewhere)).toMatchObject(code('passkeyNotAdded'));
    const credential = softAuthenticator().create(await given.options(foreign));
    const send = async () => (await browser.call(`${base}/addPasskey`, { credential, name: 'Telefon' })).body;
    expect(await send()).toMatchObject(code('passkeyOver'));
    const again = { credential: softAuthenticator().create(await given.options(browser)), name: 'Telefon' };
    await browser.call(`${base}/addPasskey`, again);
    expect((await browser.call(`${base}/addPasskey`, again)).body).toMatchObject(code('passkeyOver'));
    expect(await given.passkeys(browser)).toHaveLength(2);
  });

  it('are their customer’s: nobody else renames or removes them', async () => {
    const { browser, passkeyId } = await given.withPasskey();
    const { browser: foreign } = await given.withPasskey();
    for (const change of [
      foreign.call(`${base}/removePasskey`, { passkeyId }),
      foreign.call(`${base}/renamePasskey`, { passkeyId, name: 'Benim' }),
    ])
      expect((await change).body).toMatchObject(code('passkeyGone'));
    expect(await given.passkeys(browser)).toMatchObject([{ passkeyId, name: 'Telefon' }]);
  });

  it('end with the sessions that they opened elsewhere', async () => {
    const { browser, device, passkeyId } = await given.withPasskey();
    const lost = await given.backend.visitor();
    await given.signInBy(lost, device);
    await browser.call(`${base}/removePasskey`, { passkeyId });
    expect([await given.isSignedIn(lost), await given.isSignedIn(browser)]).toEqual([false, true]);
  });

  it('need a code where the session is not new', async () => {
    const browser = await given.backend.visitor();
    const by = newBuyer();
    const customerId = await given.signIn(browser, by);
    given.backend.clock.advance(901);
    const start = async (proof?: { phoneEncrypter: string; code: string }) =>
      (await browser.call(`${base}/startPasskey`, proof ? { proof } : {})).body;
    expect(await start()).toMatchObject(code('passkeyCodeNeeded'));
    const phones = await browser.call('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', {
      customerId,
    });
    const { phoneEncrypter } = phones.list[0] as { phoneEncrypter: string };
    await browser.call(`${base}/sendAccountCode`, { purpose: 'passkey', phoneEncrypter });
    const sent = given.codeTo(by.phoneNumber);
    const wrong = sent === '111111' ? '222222' : '111111';
    expect(await start({ phoneEncrypter, code: wrong })).toMatchObject(code('otpWrong'));
    expect(await start({ phoneEncrypter, code: sent })).toMatchObject({ isSuccess: true });
  });

  it('are ten at most', async () => {
    const { browser } = await given.withPasskey();
    for (let more = 1; more < 10; more++) await given.add(browser, softAuthenticator());
    expect((await browser.call(`${base}/startPasskey`, {})).body).toMatchObject(code('passkeyLimit'));
  });

  const withCode = async (by: Buyer) => {
    const browser = await given.backend.visitor();
    const customerId = await given.signIn(browser, by);
    const device = softAuthenticator();
    await given.add(browser, device, 'Mutfaktaki tablet');
    const phones = await browser.call('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', {
      customerId,
    });
    const { phoneEncrypter } = phones.list[0] as { phoneEncrypter: string };
    const proofOf = async (purpose: 'export' | 'deletion') => {
      await browser.call(`${base}/sendAccountCode`, { purpose, phoneEncrypter });
      return { phoneEncrypter, code: given.codeTo(by.phoneNumber) };
    };
    return { browser, device, proofOf };
  };

  it('stand in the copy of the customer’s data', async () => {
    const { browser, proofOf } = await withCode(newBuyer());
    const { body } = await browser.call(`${base}/exportAccount`, await proofOf('export'));
    const { files } = body.result as { files: { type: string; content: string }[] };
    const json = files.find(({ type }) => type.includes('json'))!;
    expect(JSON.parse(Buffer.from(json.content, 'base64').toString())).toMatchObject({
      passkeys: [{ name: 'Mutfaktaki tablet', lastUsedAt: null }],
    });
  });

  it('end with the account', async () => {
    const { browser, device, proofOf } = await withCode(newBuyer());
    const deleted = await browser.call(`${base}/deleteAccount`, await proofOf('deletion'));
    expect(deleted.body).toMatchObject({ isSuccess: true });
    expect(await given.signInBy(browser, device)).toMatchObject(code('passkeyRefused'));
  });

  it('are told to the telephones of the account when they come and go', async () => {
    const browser = await given.backend.visitor();
    const by = newBuyer();
    await given.signIn(browser, by);
    const { result } = await given.add(browser, softAuthenticator());
    await browser.call(`${base}/removePasskey`, result as { passkeyId: string });
    const { sentSms } = given.backend.ports;
    for (const words of ['geçiş anahtarı eklendi', 'geçiş anahtarı kaldırıldı']) {
      const isTold = ({ to, text }: { to: string; text: string }) => to === by.phoneNumber && text.includes(words);
      expect(await eventually(() => sentSms.find(isTold))).toBeDefined();
    }
  });
});

describe('the offer of a passkey', () => {
  const offer = async (browser: Awaited<ReturnType<typeof given.backend.visitor>>) =>
    (await browser.call(`${base}/offerPasskey`, {})).body.result;

  it('is made once in a browser, whoever signs in', async () => {
    const browser = await given.backend.visitor();
    await given.signIn(browser, newBuyer());
    expect(await offer(browser)).toEqual({ isOffered: true });
    given.backend.clock.advance(61);
    await given.signIn(browser, newBuyer());
    expect(await offer(browser)).toEqual({ isOffered: false });
  });

  it('is not made where a passkey was used', async () => {
    const { device } = await given.withPasskey();
    const other = await given.backend.visitor();
    await given.signInBy(other, device);
    expect(await offer(other)).toEqual({ isOffered: false });
  });
});
