import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { revokeSessions } from '../../customers/session-store';
import { plainHash } from '../../personal-data/keyed-hash';
import { Refusal } from '../../http/refusal';
import { newIdentityNo, newPhoneNumber, newTaxNo } from '../../testing/synthetic-numbers';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountWorld, type AccountWorld, type Buyer } from './testing/account-world';
import type { OpenedSession } from './log-in';

let world: AccountWorld;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.backend.close());

const newBuyer = (): Buyer => ({ identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() });
const code = (opened: OpenedSession | Refusal): string => (opened instanceof Refusal ? opened.code : 'open');
const session = (opened: OpenedSession | Refusal): OpenedSession => {
  if (opened instanceof Refusal) throw new Error(opened.code);
  return opened;
};
const inBrowser = async (by: Buyer, birthDate: 'right' | 'wrong' | 'none') =>
  world.logIn(by, birthDate, await world.browser());

describe('a login', () => {
  it('binds the first telephone with the right birth date only', async () => {
    const by = newBuyer();
    expect(code(await inBrowser(by, 'wrong'))).toBe('identityNotMatchBirthDate');
    expect(code(await inBrowser(by, 'none'))).toBe('identityNotMatchBirthDate');
    expect(code(await inBrowser(by, 'right'))).toBe('open');
    expect(code(await inBrowser(by, 'none'))).toBe('open');
  });

  it('refuses a second telephone even with the right birth date', async () => {
    const by = newBuyer();
    await inBrowser(by, 'right');
    expect(code(await inBrowser({ ...by, phoneNumber: newPhoneNumber() }, 'right'))).toBe('identityNotMatchPhone');
  });

  it('refuses a company, whose telephone needs a declaration', async () => {
    expect(code(await inBrowser({ ...newBuyer(), identityNo: newTaxNo() }, 'right'))).toBe('identityNotMatchPhone');
  });

  it('of a family on one telephone reaches each customer, one a session', async () => {
    const mother = newIdentityNo();
    const phoneNumber = newPhoneNumber();
    const child = newIdentityNo();
    const first = session(await inBrowser({ identityNo: mother, phoneNumber }, 'right'));
    const second = session(await inBrowser({ identityNo: child, phoneNumber }, 'right'));
    expect([second.loginId, second.customerId === first.customerId]).toEqual([first.loginId, false]);
  });

  it('of two browsers at once makes one customer', async () => {
    const by = newBuyer();
    const [one, other] = (await Promise.all([inBrowser(by, 'right'), inBrowser(by, 'right')])).map(session);
    expect([one!.customerId, one!.loginId]).toEqual([other!.customerId, other!.loginId]);
  });
});

describe('a purchase', () => {
  it('waits until the telephone that proved it is the customer’s, and joins with it', async () => {
    const by = newBuyer();
    const browser = await world.browser();
    const { paymentId } = await world.buy(by, browser);
    expect((await world.ownersOf([paymentId])).get(paymentId)).toBeNull();
    const { customerId } = session(await inBrowser(by, 'right'));
    expect((await world.ownersOf([paymentId])).get(paymentId)).toBe(customerId);
    const later = await world.buy(by, browser);
    expect((await world.ownersOf([later.paymentId])).get(later.paymentId)).toBe(customerId);
  });

  it('with another telephone is linked inside the account with its code, and binds no telephone', async () => {
    const by = newBuyer();
    const other = { ...by, phoneNumber: newPhoneNumber() };
    const { customerId } = session(await inBrowser(by, 'right'));
    const { paymentId } = await world.buy(other, await world.browser());
    const link = { customerId, phoneNumber: other.phoneNumber };
    expect(await world.link(link, 'wrong')).toMatchObject({ code: 'otpWrong' });
    expect((await world.ownersOf([paymentId])).get(paymentId)).toBeNull();
    world.backend.clock.advance(61);
    expect(await world.link(link, 'right')).toBe(1);
    expect((await world.ownersOf([paymentId])).get(paymentId)).toBe(customerId);
    expect(code(await inBrowser(other, 'right'))).toBe('identityNotMatchPhone');
  });

  it('of another identity is never linked, whoever holds the telephone', async () => {
    const by = newBuyer();
    const other = newBuyer();
    const { customerId } = session(await inBrowser(by, 'right'));
    const { paymentId } = await world.buy(other, await world.browser());
    const sms = world.backend.ports.sentSms.length;
    expect(await world.link({ customerId, phoneNumber: other.phoneNumber }, 'right')).toBeInstanceOf(Refusal);
    expect(world.backend.ports.sentSms).toHaveLength(sms);
    expect((await world.ownersOf([paymentId])).get(paymentId)).toBeNull();
  });
});

describe('a session', () => {
  const idOf = async ({ cookies }: TestVisitor): Promise<string> => {
    const { rows } = await world.backend.services.database.pool.query<{ visitor_id: string }>(
      'SELECT visitor_id FROM visitor_tokens WHERE token_hash = $1',
      [plainHash(cookies.get(cookieTable.token.name)!)],
    );
    return rows[0]!.visitor_id;
  };
  const draft = async (browser: TestVisitor, visitId: string) =>
    (await browser.call('GET quoterequestapi/draft/{visitId}', { visitId })).status;
  const logInAt = async (browser: TestVisitor, by: Buyer): Promise<string> => {
    const { token } = session(await world.logIn(by, 'right', await idOf(browser)));
    browser.cookies.set(cookieTable.customerId.name, token);
    return token;
  };

  it('opens the customer’s visit in another browser until it is revoked', async () => {
    const by = newBuyer();
    const { visitId } = await world.buy(by, await world.browser());
    const browser = await world.backend.visitor();
    expect(await draft(browser, visitId)).toBe(404);
    const token = await logInAt(browser, by);
    expect(await draft(browser, visitId)).toBe(200);
    await revokeSessions(world.backend.services.db, { tokenHash: plainHash(token) }, world.backend.clock.now());
    expect(await draft(browser, visitId)).toBe(404);
  });

  it('ends when its login no longer reaches the customer', async () => {
    const by = newBuyer();
    const { visitId } = await world.buy(by, await world.browser());
    const browser = await world.backend.visitor();
    await logInAt(browser, by);
    expect(await draft(browser, visitId)).toBe(200);
    const { customerId } = session(await inBrowser(by, 'right'));
    const { pool } = world.backend.services.database;
    await pool.query('DELETE FROM login_customers WHERE customer_id = $1', [customerId]);
    expect(await draft(browser, visitId)).toBe(404);
  });

  it('of another customer closes the visit in the browser that made it', async () => {
    const by = newBuyer();
    const other = newBuyer();
    const browser = await world.backend.visitor();
    await world.logIn(by, 'right', await world.browser());
    const { visitId } = await world.buy(by, await idOf(browser));
    expect(await draft(browser, visitId)).toBe(200);
    await logInAt(browser, other);
    expect(await draft(browser, visitId)).toBe(404);
  });

  it('is worth nothing in another browser', async () => {
    const by = newBuyer();
    const { visitId } = await world.buy(by, await world.browser());
    const token = await logInAt(await world.backend.visitor(), by);
    const thief = await world.backend.visitor();
    thief.cookies.set(cookieTable.customerId.name, token);
    expect(await draft(thief, visitId)).toBe(404);
  });
});
