import type { TestVisitor } from '../../../testing/test-visitor';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';

const given = signInRuns();
const base = 'selfservice/customeraccount';

const open = async (email = 'ayse@ornek.example') => {
  const visitor = await given.backend.visitor();
  return { visitor, customerId: await given.signIn(visitor, newBuyer(), { isNew: true, email }) };
};
const send = async (visitor: TestVisitor, customerId: string) =>
  (await visitor.call('GET selfservice/formData/sendValidateEmail/{customerId}', { customerId })).body;
const mailedToken = () => given.backend.ports.sentMails.at(-1)!.text.match(/e-posta-onay\/([\w-]+)/)![1]!;
const confirm = async (visitor: TestVisitor, token: string) =>
  (await visitor.call('POST selfservice/Validation/EmailValidate', { token })).body;
const isConfirmed = async (visitor: TestVisitor, customerId: string) =>
  (await visitor.call(`GET ${base}/getCustomerInfo/{customerId}`, { customerId })).body.result;

describe('the confirmation of an e-mail address', () => {
  it('M494 M495 M180 is a link in a mail to it, which any browser may open, twice', async () => {
    const { visitor, customerId } = await open();
    expect(await send(visitor, customerId)).toMatchObject({ isSuccess: true });
    expect(given.backend.ports.sentMails.at(-1)!.to).toBe('ayse@ornek.example');
    const other = await given.backend.visitor();
    const token = mailedToken();
    expect(await isConfirmed(visitor, customerId)).toMatchObject({ emailVerificationStatus: false });
    expect(await confirm(other, token)).toMatchObject({ isSuccess: true });
    expect(await confirm(other, token)).toMatchObject({ isSuccess: true });
    expect(await isConfirmed(visitor, customerId)).toMatchObject({ emailVerificationStatus: true });
    expect(await send(visitor, customerId)).toMatchObject({ messageCode: 'emailConfirmed' });
  });

  it('M495 is refused for an altered link, after a day, and for an address that was changed', async () => {
    const { visitor, customerId } = await open();
    await send(visitor, customerId);
    const token = mailedToken();
    const altered = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
    expect(await confirm(visitor, altered)).toMatchObject({ messageCode: 'emailLinkOver' });
    await visitor.call(`POST ${base}/savecustomer`, { email: 'baska@ornek.example' });
    expect(await confirm(visitor, token)).toMatchObject({ messageCode: 'emailLinkOver' });
    await send(visitor, customerId);
    const second = mailedToken();
    given.backend.clock.advance(24 * 3600);
    expect(await confirm(await given.backend.visitor(), second)).toMatchObject({ messageCode: 'emailLinkOver' });
  });

  it('M494 needs an address, and a mail that went out', async () => {
    const { visitor, customerId } = await open('');
    expect(await send(visitor, customerId)).toMatchObject({ messageCode: 'emailUnknown' });
    await visitor.call(`POST ${base}/savecustomer`, { email: 'ayse@ornek.example' });
    given.backend.ports.answer.mail = { ok: false, reason: 'unavailable' };
    expect(await send(visitor, customerId)).toMatchObject({ messageCode: 'mailFailed' });
    given.backend.ports.answer.mail = { ok: true };
  });
});
