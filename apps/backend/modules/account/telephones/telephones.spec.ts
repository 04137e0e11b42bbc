import { newPhoneNumber } from '../../../testing/synthetic-numbers';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';

const given = signInRuns();
const base = 'POST selfservice/customeraccount';
type Row = { phoneEncrypter: string; phone: string; provenBy: string };

const signedIn = async () => {
  const visitor = await given.backend.visitor();
  const by = newBuyer();
  return { visitor, by, customerId: await given.signIn(visitor, by) };
};
const phones = async (visitor: TestVisitor, customerId: string): Promise<Row[]> =>
  (await visitor.call('GET selfservice/customeraccount/getCustomerPhoneList/{customerId}', { customerId }))
    .list as Row[];
const check = async (visitor: TestVisitor, phoneNumber: string, known: string): Promise<TestReply['body']> =>
  (await visitor.call(`${base}/checkPhone`, { phoneNumber, lastFourDigits: known.slice(-4) })).body;
const add = async (visitor: TestVisitor, phoneNumber: string, code = given.codeTo(phoneNumber)) =>
  (await visitor.call(`${base}/addAccessPhoneToLogin`, { phoneNumber, code })).body;

describe('telephones of an account', () => {
  it('M299 M304 M504 M506 M516 are added by a code to the new one, which then opens the account', async () => {
    const { visitor, by, customerId } = await signedIn();
    const phoneNumber = newPhoneNumber();
    expect(await check(visitor, phoneNumber, by.phoneNumber)).toMatchObject({ isSuccess: true });
    expect(await add(visitor, phoneNumber)).toMatchObject({ isSuccess: true });
    expect((await phones(visitor, customerId)).map(({ provenBy }) => provenBy)).toEqual(['birthDate', 'code']);
    const other = await given.backend.visitor();
    await given.signIn(other, { ...by, phoneNumber });
    expect((await other.call('GET selfservice/customeraccount/getSession', {})).body.result).not.toBeNull();
  });

  it('M362 M363 M552 need the last four digits of a known one', async () => {
    const { visitor, by } = await signedIn();
    const wrong = by.phoneNumber.endsWith('0000') ? '1111' : '0000';
    expect(await check(visitor, newPhoneNumber(), wrong)).toMatchObject({
      messageCode: 'phoneDigitsWrong',
      fields: { lastFourDigits: expect.stringContaining('Bilgi hatalı') },
    });
    expect(await check(visitor, by.phoneNumber, by.phoneNumber)).toMatchObject({ messageCode: 'phoneKnown' });
  });

  it('are not added without their code', async () => {
    const { visitor, by, customerId } = await signedIn();
    const phoneNumber = newPhoneNumber();
    await check(visitor, phoneNumber, by.phoneNumber);
    expect(await add(visitor, newPhoneNumber(), given.codeTo(phoneNumber))).toMatchObject({
      messageCode: 'otpExpired',
    });
    expect(await phones(visitor, customerId)).toHaveLength(1);
  });

  it('M505 M507 are replaced and removed, with the sessions that they opened; the last one stays', async () => {
    const { visitor, by, customerId } = await signedIn();
    const [first] = await phones(visitor, customerId);
    const remove = async (phoneEncrypter: string) =>
      (await visitor.call(`${base}/removeAccessPhoneFromLogin`, { phoneEncrypter })).body;
    expect(await remove(first!.phoneEncrypter)).toMatchObject({ messageCode: 'phoneLast' });
    const phoneNumber = newPhoneNumber();
    await check(visitor, phoneNumber, by.phoneNumber);
    const change = { phoneNumber, code: given.codeTo(phoneNumber), phoneEncrypter: first!.phoneEncrypter };
    expect((await visitor.call(`${base}/changeLoginPhoneNumber`, change)).body).toMatchObject({ isSuccess: true });
    expect(await phones(visitor, customerId)).toHaveLength(1);
    const before = await given.backend.visitor();
    given.backend.clock.advance(61);
    await given.start(before, by);
    await given.enter(before, given.codeTo(by.phoneNumber));
    expect(await given.logIn(before)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
  });

  it('of two that are removed at once one stays', async () => {
    const { visitor, by, customerId } = await signedIn();
    const phoneNumber = newPhoneNumber();
    await check(visitor, phoneNumber, by.phoneNumber);
    await add(visitor, phoneNumber);
    const rows = await phones(visitor, customerId);
    await Promise.all(
      rows.map(({ phoneEncrypter }) => visitor.call(`${base}/removeAccessPhoneFromLogin`, { phoneEncrypter })),
    );
    expect(await phones(visitor, customerId)).toHaveLength(1);
  });
});
