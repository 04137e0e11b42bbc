import { customerAccountCalls } from '@emsal/api/calls/customer-account';
import { calls, type CallKey } from '@emsal/api/calls/table';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';

const given = signInRuns();
const named = Object.entries(customerAccountCalls)
  .filter(([name]) => name.includes('{customerId}'))
  .map(([name]) => name as CallKey);
const ask = async (visitor: TestVisitor, name: CallKey, customerId: string) => {
  const { status, body } = await visitor.call(name, { customerId } as never);
  return [status, body.messageCode];
};
const permissions = 'POST selfservice/formData/checkAnnouncementPermission';
const altered = (id: string): string => `${id.slice(0, 30)}${id[30] === 'A' ? 'B' : 'A'}${id.slice(31)}`;

describe.each(named)('M399 %s', (name) => {
  it('is for the session’s customer, and no other id', async () => {
    const visitor = await given.backend.visitor();
    const other = await given.backend.visitor();
    const own = await given.signIn(visitor, newBuyer());
    const foreign = await given.signIn(other, newBuyer());
    expect((await ask(visitor, name, own))[0]).toBe(200);
    expect(await ask(visitor, name, foreign)).toEqual([404, 'notFound']);
    expect(await ask(visitor, name, altered(own))).toEqual([404, 'notFound']);
    const guest = await given.backend.visitor();
    expect(await ask(guest, name, own)).toEqual([401, 'signInNeeded']);
    guest.cookies.set('customerIdEncrypter', visitor.cookies.get('customerIdEncrypter')!);
    expect(await ask(guest, name, own)).toEqual([401, 'signInNeeded']);
  });
});

describe('the cookie of a customer', () => {
  const session = (visitor: TestVisitor) => visitor.call('GET selfservice/customeraccount/getSession', {});
  const cleared = ({ headers }: TestReply) =>
    [headers['set-cookie'] ?? []].flat().filter((line) => /=; Max-Age=0/.test(String(line))).length;

  it('F475 F476 M243 M398 identifies a customer while its session is active, and tells nothing itself', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    await given.signIn(visitor, by);
    const value = visitor.cookies.get('customerIdEncrypter')!;
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(value).not.toContain(by.identityNo);
    expect((await session(visitor)).body.result).toMatchObject({ firstName: 'Ayşe' });
    visitor.cookies.set('customerIdEncrypter', altered(value));
    expect((await session(visitor)).body.result).toBeNull();
  });

  it.each([
    ['no longer active', (visitor: TestVisitor) => visitor.cookies.set('customerIdEncrypter', 'a'.repeat(43))],
    ['missing', (visitor: TestVisitor) => visitor.cookies.delete('customerIdEncrypter')],
  ])('F477 M295 that is %s ends what pages greet', async (_, change) => {
    const visitor = await given.backend.visitor();
    await given.signIn(visitor, newBuyer());
    expect(cleared(await session(visitor))).toBe(0);
    change(visitor);
    const reply = await session(visitor);
    expect([reply.body.result, cleared(reply), visitor.cookies.get('customer-name')]).toEqual([null, 2, '']);
    expect(cleared(await session(visitor))).toBe(0);
  });

  it('M004 makes a visitor a customer; there is nobody else', async () => {
    const visitor = await given.backend.visitor();
    const own = async () => (await visitor.call(permissions, {})).status;
    expect([(await session(visitor)).body.result, await own()]).toEqual([null, 401]);
    await given.signIn(visitor, newBuyer());
    expect([(await session(visitor)).body.result, await own()]).toEqual([expect.any(Object), 200]);
    expect(new Set(Object.values(calls).map(({ who }) => who))).toEqual(
      new Set(['anyone', 'visitor', 'visit', 'customer']),
    );
  });
});

describe('a session', () => {
  const information = 'GET selfservice/customeraccount/getCustomerInfo/{customerId}';

  it('M292 M293 M295 ends with the sign-out, whatever its cookie says', async () => {
    const visitor = await given.backend.visitor();
    const id = await given.signIn(visitor, newBuyer());
    const kept = visitor.cookies.get('customerIdEncrypter')!;
    const reply = await visitor.call('POST selfservice/customeraccount/logout', {});
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    for (const cookie of ['customerIdEncrypter', 'customer-name', 'known-person'])
      expect(cookies.find((line) => line.startsWith(`${cookie}=;`))).toContain('Max-Age=0');
    visitor.cookies.set('customerIdEncrypter', kept);
    expect(await ask(visitor, information, id)).toEqual([401, 'signInNeeded']);
    expect((await visitor.call('GET selfservice/customeraccount/getSession', {})).body.result).toBeNull();
    expect(await given.logIn(visitor)).toMatchObject({ messageCode: 'signInEnded' });
  });

  it('M294 lasts 30 days', async () => {
    const visitor = await given.backend.visitor();
    await given.signIn(visitor, newBuyer());
    const session = async () => {
      await visitor.call('POST token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
      return (await visitor.call('GET selfservice/customeraccount/getSession', {})).body.result;
    };
    given.backend.clock.advance(30 * 24 * 3600 - 60);
    expect(await session()).toMatchObject({ firstName: 'Ayşe' });
    given.backend.clock.advance(60);
    expect(await session()).toBeNull();
  });

  it('of two tabs at once is one', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    await given.start(visitor, by);
    await given.enter(visitor, given.codeTo(by.phoneNumber));
    await given.birthDate(visitor);
    const seance = String((await given.status(visitor))['seance']);
    const opened = await Promise.all(
      [1, 2, 3].map(() => visitor.call('POST selfservice/customeraccount/login', { seance })),
    );
    expect(opened.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    const { customerId } = opened.find(({ body }) => body.isSuccess)!.body.result as { customerId: string };
    expect((await ask(visitor, information, customerId))[0]).toBe(200);
  });

  it('of another customer in the same browser ends the one before', async () => {
    const visitor = await given.backend.visitor();
    const first = await given.signIn(visitor, newBuyer());
    const kept = visitor.cookies.get('customerIdEncrypter')!;
    const second = await given.signIn(visitor, newBuyer());
    expect((await ask(visitor, information, second))[0]).toBe(200);
    expect(await ask(visitor, information, first)).toEqual([404, 'notFound']);
    visitor.cookies.set('customerIdEncrypter', kept);
    expect(await ask(visitor, information, first)).toEqual([401, 'signInNeeded']);
  });

  it('is listed with the customer’s others, which end together and leave it open', async () => {
    const here = await given.backend.visitor();
    const there = await given.backend.visitor();
    const foreign = await given.backend.visitor();
    const by = newBuyer();
    const id = await given.signIn(there, by);
    given.backend.clock.advance(61);
    await given.signIn(here, by);
    const other = await given.signIn(foreign, newBuyer());
    const list = async () => (await here.call('GET selfservice/customeraccount/getSessionList', {})).list;
    expect(await list()).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    const { body } = await here.call('POST selfservice/customeraccount/endOtherSessions', {});
    expect(body).toMatchObject({ isSuccess: true });
    expect(await list()).toMatchObject([{ isCurrent: true }]);
    expect(await ask(there, information, id)).toEqual([401, 'signInNeeded']);
    expect((await ask(foreign, information, other))[0]).toBe(200);
  });
});
