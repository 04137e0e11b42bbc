import type { PolicyCard, PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { CallKey, InputOf, OutputOf } from '@emsal/api/calls/table';
import { documentUrl } from '@emsal/api/document-routes';
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { eq } from 'drizzle-orm';
import { sentCode } from '../../testing/verify-visit';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { documentModule } from '../document/document';
import { saveStep } from '../draft/draft-store';
import { draftModule } from '../draft/draft';
import { entryModule } from '../entry/entry';
import { recordEvent } from '../policy/event/record-event';
import { addParties } from '../policy/party/party-store';
import { policies } from '../policy/tables';
import { outboxOf } from '../policy/testing/opened-order';
import { openPolicyRequest } from '../service-request/open-request';
import { accountPolicyModule } from './account-policy';
import { remindOfEnds } from './remind-of-end';

const base = 'selfservice/customeraccount';
const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj <</Type/Catalog ${inside}>> endobj\n%%EOF\n`, 'latin1');

describe('the policies of a customer', () => {
  let world: AccountWorld;
  beforeAll(async () => {
    world = await accountWorld([accountModule, accountPolicyModule, documentModule, draftModule, entryModule]);
  });
  afterAll(() => world.backend.close());

  const enter = async (by: Buyer = newBuyer()) => {
    const browser = await world.backend.visitor();
    const { customerId, sealed } = await signedIn(world.backend, browser, by);
    return { browser, by, customerId, id: sealed };
  };
  const customerWithPolicy = async () => {
    const by = newBuyer();
    const { visitId } = await world.buy(by, await world.browser());
    return { ...(await enter(by)), visitId };
  };
  /** What the form of the sale asked. */
  const keepAnswers = ({ visitId, by }: { visitId: VisitId; by: Buyer }) => {
    const sold = { shortLicenseOwnerTcOrTaxNo: by.identityNo, licensePlateNo: '34EML128', marketingConfirm: true };
    const answers = { ...sold, licensePlateStatus: '1' };
    return world.backend.services.db.transaction((tx) => saveStep(tx, { visitId, step: 'temel-bilgiler', answers }));
  };
  const result = async <K extends CallKey>(browser: TestVisitor, name: K, input: InputOf<K>) => {
    const { body } = await browser.call(name, input);
    if (!body.isSuccess) throw new Error(body.messageCode);
    return body.result as OutputOf<K>;
  };
  const listing = ({ browser, id }: { browser: TestVisitor; id: string }) =>
    result(browser, `GET ${base}/getCustomerPolicyCards/{id}`, { id });
  const onlyCard = async (who: { browser: TestVisitor; id: string }): Promise<PolicyCard> =>
    (await listing(who)).policies[0]!;
  const detail = (browser: TestVisitor, policyNo: string): Promise<PolicyDetail> =>
    result(browser, `GET ${base}/getCustomerPolicy/{policyNo}`, { policyNo });
  const today = () => dayInTurkey(world.backend.clock.now());
  const external = () => ({
    line: 'HOME' as const,
    firmName: 'Nilüfer Sigorta',
    policyNo: '0012-7483',
    insured: 'Moda',
    endDate: addDays(today(), 100),
  });
  const add = (browser: TestVisitor, change: object = {}) =>
    browser.call(`POST ${base}/addCustomerExternalPolicy`, { ...external(), ...change });
  const upload = async (browser: TestVisitor, payload: Buffer) =>
    browser.send({
      method: 'POST',
      url: '/api/selfservice/formData/entryFile/externalPolicy',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const uploaded = async (browser: TestVisitor, payload = pdf()) =>
    ((await upload(browser, payload)).body.result as { uploadId: string }).uploadId;
  const opened = async (browser: TestVisitor, id: string) => {
    const redirect = await browser.send({ method: 'GET', url: documentUrl('ownDocument', { id }) });
    if (redirect.status !== 303) return redirect;
    return browser.send({ method: 'GET', url: String(redirect.headers['location']) });
  };
  /** Past the triggers that keep covers and events together. */
  const change = (customerId: string, { startDate, endDate, state = 'active' }: Record<string, string>) =>
    world.backend.services.database.pool.query(
      `ALTER TABLE policies DISABLE TRIGGER USER; UPDATE policies SET start_date = '${startDate}', end_date = '${endDate}', state = '${state}' WHERE customer_id = '${customerId}'`,
    );

  it('M517 M007 M181 M185 are what was bought as a guest, and nobody else’s', async () => {
    await world.buy(newBuyer(), await world.browser());
    const who = await customerWithPolicy();
    const { policies, activePolicyLength, defaultPolicies, filterList, otherPhoneHasPolicy } = await listing(who);
    expect(policies).toMatchObject([
      {
        type: 'sold',
        line: 'TRAFFIC',
        branchId: 53,
        firmName: expect.stringContaining('Sigorta'),
        price: 100,
        startDate: '2026-12-01',
        endDate: '2027-12-01',
        status: 'upcoming',
        asset: { kind: 'vehicle' },
      },
    ]);
    expect(defaultPolicies).toEqual([policies[0]!.id]);
    expect(activePolicyLength).toEqual({ all: 1, auto: 1, health: 0, home: 0, other: 0 });
    expect([filterList, otherPhoneHasPolicy]).toEqual([
      [
        { state: 3, count: 1 },
        { state: 5, count: 0 },
      ],
      false,
    ]);
  });

  it('M186 M187 name everybody whom they insure, with masked numbers', async () => {
    const who = await customerWithPolicy();
    const { policyNo } = await onlyCard(who);
    const [self] = sampleRisks.journey.travellers;
    const friend = { ...self, identityNo: '20000000046', birthday: '1986-05-02', relation: 'other' } as const;
    await world.backend.services.database.pool.query('ALTER TABLE policies DISABLE TRIGGER USER');
    await world.backend.services.db
      .update(policies)
      .set({ risk: { ...sampleRisks.journey, travellers: [self, friend] } })
      .where(eq(policies.customerId, who.customerId));
    const shown = await detail(who.browser, policyNo);
    expect(shown.insuredFacts.slice(-2)).toEqual([
      { label: '1. yolcu', value: '100******78, 1985 doğumlu' },
      { label: '2. yolcu', value: '200******46, 1986 doğumlu' },
    ]);
    expect(JSON.stringify(shown)).not.toContain(friend.identityNo);
  });

  it('M307 M308 M309 M312 run, are renewed from 30 days before the end, and end', async () => {
    const who = await customerWithPolicy();
    const renewal = `/uyelik/hesabim/police/${encodeURIComponent((await onlyCard(who)).policyNo)}/yenile`;
    const at = async (from: number, until: number, state?: string) => {
      const days = { startDate: addDays(today(), from), endDate: addDays(today(), until) };
      await change(who.customerId, { ...days, ...(state && { state }) });
      const { status, renewalPath } = await onlyCard(who);
      return [status, renewalPath];
    };
    expect(await at(-300, 65)).toEqual(['active', null]);
    expect(await at(-335, 30)).toEqual(['duringPeriod', renewal]);
    expect(await at(-366, -1)).toEqual(['expired', null]);
    expect(await at(-100, -10, 'cancelled')).toEqual(['cancelled', null]);
  });

  it('are renewed in a form with what was insured and the person of the account; not before their time, and not by others', async () => {
    const who = await customerWithPolicy();
    await keepAnswers(who);
    const { policyNo } = await onlyCard(who);
    const renew = (browser: TestVisitor) => browser.call(`POST ${base}/startRenewal`, { policyNo });
    expect((await renew(who.browser)).status).toBe(404);
    await change(who.customerId, { startDate: addDays(today(), -345), endDate: addDays(today(), 20) });
    expect((await renew((await enter()).browser)).status).toBe(404);
    expect((await renew(who.browser)).body.result).toEqual({ formPath: '/trafik-sigortasi/form' });
    const visitId = who.browser.cookies.get('visit-53')!;
    const draft = await result(who.browser, 'GET quoterequestapi/draft/{visitId}', { visitId });
    expect(draft.answers).not.toHaveProperty('marketingConfirm');
    expect(draft).toMatchObject({
      answers: {
        shortLicenseOwnerTcOrTaxNo: who.by.identityNo,
        phoneNumber: who.by.phoneNumber,
        birthdayForLicense: '1985-04-12',
        licensePlateNo: '34EML128',
      },
      completedSteps: [],
      isVerified: false,
    });
  });

  it('lead to offers for another cover of what they insure, with its plate; not those of others', async () => {
    const who = await customerWithPolicy();
    await keepAnswers(who);
    const { id: policyId } = await onlyCard(who);
    const ask = (browser: TestVisitor, line: 'AUTO' | 'HEALTH') =>
      browser.call(`POST ${base}/startOffer`, { policyId, line });
    expect((await ask((await enter()).browser, 'AUTO')).status).toBe(404);
    expect((await ask(who.browser, 'HEALTH')).status).toBe(404);
    expect((await ask(who.browser, 'AUTO')).body.result).toEqual({ formPath: '/kasko-sigortasi/form' });
    const visitId = who.browser.cookies.get('visit-10')!;
    const draft = await result(who.browser, 'GET quoterequestapi/draft/{visitId}', { visitId });
    expect(draft).toMatchObject({ answers: { licensePlateNo: '34EML128', phoneNumber: who.by.phoneNumber } });
  });

  it('M310 say when a cancellation is being worked on', async () => {
    const who = await customerWithPolicy();
    const { id: policyId } = await onlyCard(who);
    const principal = { kind: 'customer', customerId: who.customerId, visitorId: '' } as const;
    const details = { kind: 'cancellation', effectiveOn: today(), ground: 'vehicleSold' } as const;
    await openPolicyRequest(world.backend.services, principal, { policyId, details: details as never });
    expect((await onlyCard(who)).status).toBe('cancelling');
  });

  it('M139 M140 are opened with covers and document; M399 not by another customer and not signed out', async () => {
    const who = await customerWithPolicy();
    const { policyNo } = await onlyCard(who);
    const policy = await detail(who.browser, policyNo);
    expect(policy).toMatchObject({ policyNo, covers: [], instalments: 1, remindOn: null });
    const other = await enter();
    await expect(detail(other.browser, policyNo)).rejects.toThrow('notFound');
    const { status, body } = await (
      await world.backend.visitor()
    ).call(`GET ${base}/getCustomerPolicy/{policyNo}`, { policyNo });
    expect([status, body.messageCode]).toEqual([401, 'signInNeeded']);
  });

  it('name the lender as sold, and from its day on as an addendum changed it', async () => {
    const who = await customerWithPolicy();
    const { id: policyId, policyNo } = await onlyCard(who);
    await change(who.customerId, { startDate: addDays(today(), -10), endDate: addDays(today(), 300) });
    const { services } = world.backend;
    const lender = async () => (await detail(who.browser, policyNo)).lossPayee;
    expect(await lender()).toBeNull();
    const institution = { bankCode: '0010', branchCode: '00103419', financialCompanyCode: '' };
    const parties = { policyholder: [], insured: [], payer: [], lossPayee: [{ institution }] };
    await services.db.transaction((tx) => addParties(tx, policyId, parties));
    const sold = { name: expect.stringMatching(/Ziraat.*Şubesi/), since: today(), toldBy: 'sale' };
    expect(await lender()).toEqual(sold);
    const effectiveOn = addDays(today(), 1);
    const details = { kind: 'addendum', effectiveOn, part: 'payee', value: 'Çınar Tüketici Finansmanı' } as const;
    const actor = { kind: 'customer', id: who.customerId } as const;
    const principal = { ...actor, customerId: who.customerId, visitorId: '' };
    const request = (await openPolicyRequest(services, principal, { policyId, details }))!;
    const event = {
      effectiveOn,
      premiumChange: 0,
      recordedAt: services.clock.now(),
      actor,
      idempotencyKey: request.id,
    };
    await services.db.transaction((tx) =>
      recordEvent(outboxOf(tx), { policyId }, { ...event, kind: 'endorsed', part: 'payee' }),
    );
    expect(await lender()).toEqual(sold);
    world.backend.clock.advance(24 * 3600);
    const { browser } = await enter(who.by);
    const now = { name: 'Çınar Tüketici Finansmanı', since: effectiveOn, toldBy: 'addendum' };
    expect((await detail(browser, policyNo)).lossPayee).toEqual(now);
  });

  it('are told to nobody who names another customer, or an altered id', async () => {
    const one = await customerWithPolicy();
    const other = await customerWithPolicy();
    const ask = async (id: string) =>
      (await one.browser.call(`GET ${base}/getCustomerPolicyCards/{id}`, { id })).status;
    const altered = one.id.slice(0, -2) + (one.id.endsWith('AA') ? 'BB' : 'AA');
    expect([await ask(one.id), await ask(other.id), await ask(altered)]).toEqual([200, 404, 404]);
  });

  it('wait under another telephone until a code to it links them', async () => {
    const who = await enter();
    const phoneNumber = newBuyer().phoneNumber;
    await world.buy({ ...who.by, phoneNumber }, await world.browser());
    expect(await listing(who)).toMatchObject({ policies: [], otherPhoneHasPolicy: true });
    world.backend.clock.advance(61);
    const { codeId } = await result(who.browser, `POST ${base}/sendPurchaseCode`, { phoneNumber });
    const code = sentCode(world.backend.ports, phoneNumber);
    const linked = await result(who.browser, `POST ${base}/linkPurchases`, { phoneNumber, codeId, code });
    expect(linked).toEqual({ purchases: 1 });
    expect(await listing(who)).toMatchObject({ policies: [{ type: 'sold' }], otherPhoneHasPolicy: false });
  });

  it('M509 M138 M008 M311 include external ones, in their normal form and once', async () => {
    const who = await enter();
    expect((await add(who.browser)).body).toMatchObject({ isSuccess: true, result: { policyNo: '00127483' } });
    expect(await onlyCard(who)).toMatchObject({
      type: 'external',
      status: 'external',
      family: 'home',
      insured: 'Moda',
      price: null,
      startDate: null,
    });
    expect((await add(who.browser, { policyNo: '00127483' })).body).toMatchObject({ messageCode: 'policyKnown' });
    const wrong = await add(who.browser, { firmName: '', endDate: addDays(today(), -1), policyNo: '' });
    expect([wrong.status, Object.keys(wrong.body.fields!)]).toEqual([400, ['firmName', 'policyNo', 'endDate']]);
    expect((await listing(who)).activePolicyLength).toMatchObject({ all: 1, home: 1 });
  });

  it('M510 M511 an external policy has a PDF, which only its customer opens, replaces and deletes', async () => {
    const who = await enter();
    const other = await enter();
    await add(who.browser, { file: await uploaded(who.browser, pdf('/A 1')) });
    const { id: externalPolicyId, documentId: first } = await onlyCard(who);
    expect(await opened(who.browser, first!)).toMatchObject({ status: 200, text: expect.stringContaining('/A 1') });
    expect((await opened(other.browser, first!)).status).toBe(404);
    expect((await opened(await world.backend.visitor(), first!)).status).toBe(404);
    const update = (browser: TestVisitor, file: string) =>
      browser.call(`POST ${base}/UpdateCustomerExternalPolicyPdf`, { externalPolicyId, file });
    const foreign = await uploaded(other.browser);
    expect((await update(other.browser, foreign)).status).toBe(404);
    expect((await update(who.browser, foreign)).body.messageCode).toBe('fileGone');
    expect((await update(who.browser, await uploaded(who.browser, pdf('/B 2')))).body.isSuccess).toBe(true);
    const { documentId: second } = await onlyCard(who);
    expect((await opened(who.browser, second!)).text).toContain('/B 2');
    expect((await opened(who.browser, first!)).status).toBe(404);
    const remove = (browser: TestVisitor) =>
      browser.call(`POST ${base}/DeleteCustomerExternalPolicyPdf`, { externalPolicyId });
    expect((await remove(other.browser)).status).toBe(404);
    expect((await remove(who.browser)).body.isSuccess).toBe(true);
    expect((await onlyCard(who)).documentId).toBeNull();
  });

  it('M366 takes a PDF only, without anything that runs', async () => {
    const { browser } = await enter();
    expect((await upload(browser, Buffer.from('GIF89a'))).body.fields).toEqual({ externalPolicy: expect.any(String) });
    expect((await upload(browser, pdf('/OpenAction /JavaScript'))).status).toBe(400);
    const unknown = await add(browser, { file: '0'.repeat(32) });
    expect(unknown.body.messageCode).toBe('fileGone');
  });

  it('M143 an external policy is deleted with its PDF, by its customer only', async () => {
    const who = await enter();
    const other = await enter();
    await add(who.browser, { file: await uploaded(who.browser) });
    const { id: externalPolicyId, documentId } = await onlyCard(who);
    const remove = (browser: TestVisitor) =>
      browser.call(`POST ${base}/deleteCustomerExternalPolicy`, { externalPolicyId });
    expect((await remove(other.browser)).status).toBe(404);
    expect((await remove(await world.backend.visitor())).status).toBe(401);
    expect((await remove(who.browser)).body.isSuccess).toBe(true);
    expect((await listing(who)).policies).toEqual([]);
    expect((await opened(who.browser, documentId!)).status).toBe(404);
  });

  it('an external policy is reminded of once, 30 days before its end', async () => {
    const who = await enter();
    await add(who.browser, { policyNo: '777', endDate: addDays(today(), 32) });
    expect((await detail(who.browser, '777')).remindOn).toBe(addDays(today(), 2));
    const messages = () => world.backend.ports.sentSms.filter(({ text }) => text.includes('konut'));
    const goTo = (days: number) => world.backend.clock.advance(days * 86_400);
    await remindOfEnds(world.backend.services);
    expect(messages()).toEqual([]);
    goTo(2);
    world.backend.ports.answer.sms = { ok: false, reason: 'unavailable' };
    await remindOfEnds(world.backend.services);
    world.backend.ports.answer.sms = { ok: true };
    const before = messages().length;
    await remindOfEnds(world.backend.services);
    await remindOfEnds(world.backend.services);
    expect(messages().slice(before)).toMatchObject([{ to: who.by.phoneNumber }]);
  });

  it('one that ends sooner is not reminded of', async () => {
    const who = await enter();
    await add(who.browser, { policyNo: '778', endDate: addDays(today(), 30) });
    expect((await detail(who.browser, '778')).remindOn).toBeNull();
  });
});
