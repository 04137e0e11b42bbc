import { contactTypes, electronicConsentVersion } from '@emsal/api/permission-channels';
import type { TestVisitor } from '../../../testing/test-visitor';
import { signedIn } from '../testing/signed-in';
import { signInRuns } from '../testing/sign-in-runs';
import { changeProfile } from '../information/profile-store';

const given = signInRuns();
const { sms, email, call } = contactTypes;
const textVersion = electronicConsentVersion;

const open = async () => {
  const visitor = await given.backend.visitor();
  return { visitor, ...(await signedIn(given.backend, visitor)) };
};
const save = async (visitor: TestVisitor, change: object) =>
  (await visitor.call('POST selfservice/formData/saveAnnouncementPermission', change as never)).body;
const list = async (visitor: TestVisitor) =>
  (await visitor.call('POST selfservice/formData/checkAnnouncementPermission', {})).list as {
    type: number;
    isPermission: boolean;
    history: object[];
  }[];
const information = async (visitor: TestVisitor, customerId: string) =>
  (await visitor.call('GET selfservice/customeraccount/getCustomerInfo/{customerId}', { customerId })).body.result;

describe('contact permissions in the account', () => {
  it('M491 M203 M306 M179 open a channel with the electronic consent only, and by itself', async () => {
    const { visitor, sealed } = await open();
    expect(await save(visitor, { type: sms, isPermission: true })).toMatchObject({ messageCode: 'consentNeeded' });
    expect(await save(visitor, { type: sms, isPermission: true, textVersion: 'duyuru-2026-11' })).toMatchObject({
      messageCode: 'consentNeeded',
    });
    expect(await information(visitor, sealed)).toMatchObject({ isPermissionSms: false, isMarket: false });
    expect(await save(visitor, { type: sms, isPermission: true, textVersion })).toMatchObject({ isSuccess: true });
    expect(await information(visitor, sealed)).toMatchObject({
      isPermissionSms: true,
      isPermissionEmail: false,
      isPermissionPhone: false,
      isMarket: true,
    });
  });

  it('M490 M491 are closed without a question, and keep their history', async () => {
    const { visitor } = await open();
    await save(visitor, { type: call, isPermission: true, textVersion });
    await save(visitor, { type: call, isPermission: false });
    const channels = await list(visitor);
    expect(channels.map(({ type, isPermission }) => [type, isPermission])).toEqual([
      [sms, false],
      [email, false],
      [call, false],
    ]);
    expect(channels[2]!.history).toMatchObject([
      { isGiven: false, source: 'account', textVersion: null },
      { isGiven: true, source: 'account', textVersion },
    ]);
  });

  it('M491 of e-mail need an address', async () => {
    const { visitor, customerId } = await open();
    const wanted = { type: email, isPermission: true, textVersion };
    expect(await save(visitor, wanted)).toMatchObject({ messageCode: 'emailUnknown' });
    await changeProfile(given.backend.services.db, customerId, { email: 'ayse@ornek.example' });
    expect(await save(visitor, wanted)).toMatchObject({ isSuccess: true });
  });

  it('M490 are one customer’s, and nobody’s without a session', async () => {
    const first = await open();
    const second = await open();
    await save(first.visitor, { type: sms, isPermission: true, textVersion });
    expect((await list(second.visitor)).some(({ history }) => history.length > 0)).toBe(false);
    const guest = await given.backend.visitor();
    expect(await guest.call('POST selfservice/formData/checkAnnouncementPermission', {})).toMatchObject({
      status: 401,
      body: { messageCode: 'signInNeeded' },
    });
  });
});
