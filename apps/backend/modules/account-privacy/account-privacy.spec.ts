import { contactTypes, electronicConsentVersion } from '@emsal/api/permission-channels';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { eq, sql } from 'drizzle-orm';
import { findCustomer } from '../../customers/customer-store';
import { identityIndex, telephoneIndex } from '../../customers/owner';
import { eventually } from '../../testing/eventually';
import { randomId } from '../../db/random-id';
import { sentCode } from '../../testing/verify-visit';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { changeProfile } from '../account/information/profile-store';
import { accountHelpModule } from '../account-help/account-help';
import { accountPolicyModule } from '../account-policy/account-policy';
import { toolCalls } from '../assistant/tables';
import { captchaModule } from '../captcha/captcha';
import { announcementsOf, openChannels } from '../consent/consent-store';
import type { PaymentState } from '../checkout/payment/payment-graph';
import { payments } from '../checkout/payment/tables';
import { quotes } from '../offer/tables';
import { addLedgerEntry } from '../policy/ledger/ledger-store';
import { policiesOfCustomer, policiesOfPerson } from '../policy/policy-store';
import { refunds } from '../policy/refund/tables';
import { carryOutRetention } from '../retention/carry-out-retention';
import { salePeriod } from '../retention/retention-periods';
import { destructionLog } from '../retention/tables';
import { openPolicyRequest } from '../service-request/open-request';
import { cancellationsOfPerson, findRequestByNumber } from '../service-request/request-store';
import { accountPrivacyModule } from './account-privacy';

const base = 'selfservice/customeraccount';
type Purpose = 'export' | 'deletion';

let world: AccountWorld;
beforeAll(async () => {
  const modules = [accountModule, accountPolicyModule, captchaModule, accountHelpModule, accountPrivacyModule];
  world = await accountWorld(modules, { startsJobs: true });
}, 60_000);
beforeEach(() => world.backend.clock.advance(61));
afterAll(() => world.backend.close());

const enter = async (by: Buyer = newBuyer()) => {
  const browser = await world.backend.visitor();
  return {
    browser,
    by,
    phoneEncrypter: telephoneIndex(by.phoneNumber),
    ...(await signedIn(world.backend, browser, by)),
  };
};
type Entered = Awaited<ReturnType<typeof enter>>;
const withPolicy = async () => {
  const by = newBuyer();
  const bought = await world.buy(by, await world.browser());
  await setPayment(bought.paymentId, 'policy_issued');
  return { ...bought, ...(await enter(by)) };
};
const setPayment = (id: string, state: PaymentState) =>
  world.backend.services.db.update(payments).set({ state }).where(eq(payments.id, id));
const send = async ({ browser, phoneEncrypter }: Entered, purpose: Purpose) =>
  (await browser.call(`POST ${base}/sendAccountCode`, { purpose, phoneEncrypter })).body;
const codeTo = ({ by }: Entered) => sentCode(world.backend.ports, by.phoneNumber);
const enterCode = async (who: Entered, call: 'exportAccount' | 'deleteAccount', code = codeTo(who)) =>
  (await who.browser.call(`POST ${base}/${call}`, { phoneEncrypter: who.phoneEncrypter, code })).body;
const remove = async (who: Entered) => {
  await send(who, 'deletion');
  return enterCode(who, 'deleteAccount');
};
const isOpen = async (browser: TestVisitor) => (await browser.call(`GET ${base}/getSession`, {})).body.result !== null;
const count = async (query: ReturnType<typeof sql>) =>
  Number((await world.backend.services.db.execute<{ count: string }>(query)).rows[0]!.count);

const quoteOf = ({ customerId }: Entered): typeof quotes.$inferInsert => ({
  id: randomId(),
  visitId: randomId(),
  requestHash: '',
  offerNo: '1234567890',
  line: 'TRAFFIC',
  request: sampleRequest,
  firmIds: [31],
  startedAt: world.backend.clock.now(),
  follows: '',
  customerId,
});

describe('what is kept of a customer', () => {
  it('comes with the periods that the retention job carries out', async () => {
    const { browser } = await enter();
    const { result } = (await browser.call(`GET ${base}/getPrivacy`, {})).body;
    expect(result).toMatchObject({
      kept: expect.arrayContaining([{ kind: 'sale', days: salePeriod }]),
      disclosures: [],
      looks: [],
    });
  });

  it('and when an assistant last read the offers of a form, at its newest list', async () => {
    const who = await enter();
    const visitId = await who.browser.visit();
    const older = { ...quoteOf(who), visitId };
    world.backend.clock.advance(1);
    const newer = { ...quoteOf(who), visitId, follows: older.id };
    const { db } = world.backend.services;
    await db.insert(quotes).values([older, newer]);
    const at = world.backend.clock.now();
    await db.insert(toolCalls).values({ visitId, tool: 'list_offers', at });
    const { result } = (await who.browser.call(`GET ${base}/getPrivacy`, {})).body;
    expect(result).toMatchObject({
      disclosures: [{ assistantReadAt: at.toISOString() }, { assistantReadAt: null }],
    });
  });
});

describe('the copy of an account', () => {
  const filesOf = (result: unknown) =>
    (result as { files: { name: string; content: string }[] }).files.map(({ name, content }) => ({
      name,
      content: Buffer.from(content, 'base64').toString('latin1'),
    }));

  it('is a file for machines and one for people, with the customer’s policies and without their numbers', async () => {
    const who = await withPolicy();
    expect(await send(who, 'export')).toMatchObject({ isSuccess: true, result: { triesLeft: 3 } });
    const reply = await enterCode(who, 'exportAccount');
    const [pdf, json] = filesOf(reply.result);
    expect([pdf!.name, json!.name]).toEqual([
      expect.stringMatching(/^verilerim-\d{4}-\d\d-\d\d\.pdf$/),
      expect.stringMatching(/\.json$/),
    ]);
    expect(pdf!.content.slice(0, 5)).toBe('%PDF-');
    const [policy] = await policiesOfCustomer(world.backend.services.db, who.customerId);
    expect(JSON.parse(json!.content)).toMatchObject({ policies: [{ policyNo: policy!.policyNo }] });
    expect(json!.content).not.toMatch(new RegExp(`${who.by.identityNo}|${who.by.phoneNumber}|${who.customerId}`));
  });

  it('is whole: it has every insurer’s list, of which the page shows the newest', async () => {
    const who = await enter();
    const lists = Array.from({ length: 101 }, () => quoteOf(who));
    await world.backend.services.db.insert(quotes).values(lists);
    await send(who, 'export');
    const [, json] = filesOf((await enterCode(who, 'exportAccount')).result);
    expect((JSON.parse(json!.content) as { disclosures: unknown[] }).disclosures).toHaveLength(101);
    const { result } = (await who.browser.call(`GET ${base}/getPrivacy`, {})).body;
    expect((result as { disclosures: unknown[] }).disclosures).toHaveLength(100);
  });

  it('needs a code of its own, to a telephone of the account', async () => {
    const who = await enter();
    const other = await enter();
    expect(await enterCode(who, 'exportAccount', '123456')).toMatchObject({ messageCode: 'otpExpired' });
    await send(who, 'deletion');
    expect(await enterCode(who, 'exportAccount')).toMatchObject({ messageCode: 'otpExpired' });
    const foreign = { ...who, phoneEncrypter: other.phoneEncrypter };
    expect(await send(foreign, 'export')).toMatchObject({ messageCode: 'phoneUnknown' });
  });

  it('has no policy of another customer', async () => {
    const mine = await withPolicy();
    const others = await withPolicy();
    await send(mine, 'export');
    const json = filesOf((await enterCode(mine, 'exportAccount')).result)[1]!.content;
    const [policy] = await policiesOfCustomer(world.backend.services.db, others.customerId);
    expect(JSON.parse(json)).toMatchObject({ policies: [expect.anything()] });
    expect(json).not.toContain(policy!.policyNo);
  });
});

describe('the deletion of an account', () => {
  it('is announced with what it leaves, and refused while money is under way', async () => {
    const who = await withPolicy();
    const told = async () => (await who.browser.call(`GET ${base}/getAccountDeletion`, {})).body.result;
    expect(await told()).toMatchObject({ policies: 1, openRequests: 0, externalPolicies: 0, isPaymentRunning: false });
    await setPayment(who.paymentId, 'unknown');
    expect(await told()).toMatchObject({ isPaymentRunning: true });
    expect(await send(who, 'deletion')).toMatchObject({ messageCode: 'paymentRunning' });
    expect(await isOpen(who.browser)).toBe(true);
  });

  it('ends every session, and needs the code', async () => {
    const who = await enter();
    const elsewhere = await enter(who.by);
    await send(who, 'deletion');
    const wrong = codeTo(who) === '111111' ? '222222' : '111111';
    expect(await enterCode(who, 'deleteAccount', wrong)).toMatchObject({ messageCode: 'otpWrong' });
    expect(await isOpen(who.browser)).toBe(true);
    expect(await enterCode(who, 'deleteAccount')).toMatchObject({ isSuccess: true });
    expect([await isOpen(who.browser), await isOpen(elsewhere.browser)]).toEqual([false, false]);
  });

  it('deletes what only the account needs at once, and logs it', async () => {
    const who = await enter();
    const { db } = world.backend.services;
    await changeProfile(db, who.customerId, { email: 'ayse@ornek.example' });
    const type = contactTypes.email;
    const given = { type, isPermission: true, textVersion: electronicConsentVersion };
    await who.browser.call('POST selfservice/formData/saveAnnouncementPermission', given);
    await remove(who);
    for (const table of ['customer_profiles', 'customer_telephones', 'login_customers'])
      expect(
        await count(sql`SELECT count(*) FROM ${sql.identifier(table)} WHERE customer_id = ${who.customerId}`),
      ).toBe(0);
    expect(await count(sql`SELECT count(*) FROM login_telephones WHERE telephone_key = ${who.phoneEncrypter}`)).toBe(0);
    expect(await findCustomer(db, { customerId: who.customerId })).toBeUndefined();
    expect(openChannels(await announcementsOf(db, who.customerId)).size).toBe(0);
    const logged = (await db.select().from(destructionLog)).map(({ tableName }) => tableName);
    expect(logged).toEqual(expect.arrayContaining(['customer_profiles', 'customer_telephones']));
  });

  it('withdraws help about no policy, which nobody could answer any more, and says so before', async () => {
    const who = await enter();
    const form = { category: 'complaint', subject: '2683', details: 'Kartımdan iki kez çekildi.', answerBy: 'email' };
    const { result } = (await who.browser.call(`POST ${base}/postCustomerContactForm`, form)).body;
    const told = (await who.browser.call(`GET ${base}/getAccountDeletion`, {})).body.result;
    expect(told).toMatchObject({ openHelp: 1, openRequests: 0 });
    await remove(who);
    const { number } = result as { number: string };
    expect(await findRequestByNumber(world.backend.services.db, number)).toMatchObject({ state: 'withdrawn' });
  });

  it('leaves an open cancellation and an unpaid refund, and says so before and after', async () => {
    const who = await withPolicy();
    const { services, ports } = world.backend;
    const { db, clock } = services;
    const email = `${who.customerId}@ornek.example`;
    await changeProfile(db, who.customerId, { email });
    const [policy] = await policiesOfCustomer(db, who.customerId);
    const details = { kind: 'cancellation', effectiveOn: policy!.startDate, ground: 'sale' } as const;
    const principal = { kind: 'customer', customerId: who.customerId, visitorId: '' } as const;
    const request = (await openPolicyRequest(services, principal, { policyId: policy!.id, details }))!;
    const at = clock.now();
    const item = { orderId: policy!.orderId!, itemNo: policy!.itemNo!, amount: 100 };
    await db.transaction((tx) => addLedgerEntry(tx, { ...item, kind: 'capture', idempotencyKey: randomId(), at }));
    const owed = { ...item, kind: 'refund' } as const;
    await db.insert(refunds).values({ ...owed, id: request.id, state: 'refused', requestedAt: at, changedAt: at });
    const told = (await who.browser.call(`GET ${base}/getAccountDeletion`, {})).body.result;
    expect(told).toMatchObject({ openRequests: 1, openHelp: 0, refundDue: 100, needsBankAccount: true });
    await remove(who);
    const { text } = await eventually(() => ports.sentMails.find(({ to }) => to === email));
    for (const words of [request.number, '/police-iptal/takip', '1,00', '/iade-iban-bilgisi'])
      expect(text).toContain(words);
    expect(await findRequestByNumber(db, request.number)).toMatchObject({ state: 'received', customerId: null });
    const keys = { identityKey: identityIndex(who.by.identityNo), telephoneKey: telephoneIndex(who.by.phoneNumber) };
    const person = { kind: 'proven', visitorId: '', ...keys } as const;
    expect(await cancellationsOfPerson(db, person)).toMatchObject([{ id: request.id }]);
    expect(await policiesOfPerson(db, person)).toMatchObject([{ id: policy!.id }]);
  }, 30_000);

  it('is told by SMS and mail, once the provider can be reached', async () => {
    const who = await enter();
    const email = `${who.customerId}@ornek.example`;
    await changeProfile(world.backend.services.db, who.customerId, { email });
    await send(who, 'deletion');
    const code = codeTo(who);
    const { ports } = world.backend;
    const sms = () => ports.sentSms.filter(({ to, text }) => to === who.by.phoneNumber && text.includes('silindi'));
    ports.answer.sms = { ok: false, reason: 'unavailable' };
    await enterCode(who, 'deleteAccount', code);
    expect(await eventually(() => ports.sentMails.find(({ to }) => to === email))).toMatchObject({
      subject: 'Hesabınız silindi',
    });
    expect(sms()).toEqual([]);
    ports.answer.sms = { ok: true };
    expect(await eventually(() => sms().length, 25)).toBe(1);
    expect(await count(sql`SELECT count(*) FROM jobs.job WHERE data::text LIKE ${`%${who.by.phoneNumber}%`}`)).toBe(0);
  }, 30_000);

  it('keeps policies and payments, which a new account of the same person finds again', async () => {
    const who = await withPolicy();
    const { db } = world.backend.services;
    await remove(who);
    expect((await world.ownersOf([who.paymentId], 'policies')).get(who.paymentId)).toBeNull();
    const again = await enter(who.by);
    expect(again.customerId).not.toBe(who.customerId);
    expect((await findCustomer(db, { identityKey: identityIndex(who.by.identityNo) }))?.id).toBe(again.customerId);
    expect(await policiesOfCustomer(db, again.customerId)).toHaveLength(1);
    expect((await announcementsOf(db, again.customerId)).length).toBe(0);
  });

  it('leaves the forms without a sale to the job of the night, and the sold one stays', async () => {
    const who = await withPolicy();
    const { db } = world.backend.services;
    const unsold = await who.browser.visit();
    await db.execute(
      sql`UPDATE visits SET customer_id = ${who.customerId}, answers = '{"plate":"34ABC12"}' WHERE id IN (${unsold}, ${who.visitId})`,
    );
    await remove(who);
    await carryOutRetention(world.backend.services);
    const answered = sql`SELECT count(*) FROM visits WHERE answers::text <> '{}'`;
    expect(await count(sql`${answered} AND id = ${unsold}`)).toBe(0);
    expect(await count(sql`${answered} AND id = ${who.visitId}`)).toBe(1);
  });
});
