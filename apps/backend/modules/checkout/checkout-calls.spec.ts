/** Calls of checkout besides the payment: permissions and applications. */
import { calls } from '@emsal/api/calls/table';
import { contactTypes, permissionTextVersion } from '@emsal/api/permission-channels';
import { eq } from 'drizzle-orm';
import type { StaffPrincipal } from '../../http/ownership/principal';
import { eventually } from '../../testing/eventually';
import { consents } from '../consent/tables';
import { savePerson } from '../visit-person/visit-person-store';
import { findApplication, listApplications, type ListedApplications } from './applications/application-store';
import { stepApplication } from './applications/work-on-application';
import type { AdviserCase } from './chosen-offer';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import { insuredIdentity, type TestSale } from './testing/test-sale';
import { command } from './testing/command';

let checkout: CheckoutTest;
/** Of forms that only an adviser can answer. */
let handed: AdviserCase | null = null;
const reason = 'Bu aracı danışmanlarımız sigortalıyor.';
const answers = { licensePlateNo: '34ABC123' };
beforeAll(async () => {
  checkout = await checkoutTest({
    dependencies: ({ offers, ...rest }) => ({ ...rest, offers: { ...offers, adviserCase: async () => handed } }),
  });
}, 60_000);
afterAll(() => checkout.close());

it('F582 permissions are off by default and stored per channel', async () => {
  const sale = await checkout.sale();
  const check = async () => (await command(sale, 'POST policyrequest/CheckAnnouncementPermission')).body.result;
  expect(await check()).toEqual({ sms: false, call: false, email: false });
  const save = (channel: string, isPermission: boolean) =>
    command(sale, 'POST policyrequest/SaveAnnouncementPermission', { permissions: [{ channel, isPermission }] });
  await save('email', true);
  expect(await check()).toEqual({ sms: false, call: false, email: true });
  await save('email', false);
  await save('sms', true);
  expect(await check()).toEqual({ sms: true, call: false, email: false });
});

it('F582 the row of a permission says what it is for, which words were shown, when and from where', async () => {
  const sale = await checkout.sale();
  const { db, clock } = checkout.test.services;
  const phoneNumber = '5321112233';
  await savePerson(db, { visitId: sale.visitId, identityNo: insuredIdentity, phoneNumber });
  await sale.savePolicyInfo();
  await command(sale, 'POST policyrequest/SaveAnnouncementPermission', {
    permissions: (['sms', 'email', 'call'] as const).map((channel) => ({ channel, isPermission: true })),
    textVersion: permissionTextVersion,
  });
  const rows = await db.select().from(consents).where(eq(consents.visitId, sale.visitId)).orderBy(consents.position);
  const shown = { kind: 'announcement', isGiven: true, channel: 'web', textVersion: permissionTextVersion };
  const given = { ...shown, address: '127.0.0.1', at: clock.now() };
  expect(rows).toMatchObject([
    { ...given, contactType: contactTypes.sms, contact: phoneNumber },
    { ...given, contactType: contactTypes.email, contact: sale.email },
    { ...given, contactType: contactTypes.call, contact: phoneNumber },
  ]);
});

it('an offer sold by advisers becomes one application, visible to the visit’s owner only', async () => {
  const sale = await checkout.sale({ isCallCentreOnly: true });
  const { quoteHeaderId, productId } = sale.offer;
  const create = () => command(sale, 'POST policyrequest/CreateApplication', { quoteHeaderId, productId });
  const first = await create();
  expect(first.body.result).toEqual({ applicationNo: expect.stringMatching(/^\d{10}$/) });
  expect((await create()).body.result).toEqual(first.body.result);
  const read = async (reader: TestSale) =>
    reader.visitor.call('GET policyrequest/GetApplication/{visitId}', { visitId: sale.visitId });
  expect((await read(sale)).body.result).toMatchObject({ line: 'TRAFFIC', offerNo: sale.offer.offerNo });
  expect((await read(await checkout.sale())).status).toBe(404);
  const online = await checkout.sale();
  expect(
    (
      await command(online, 'POST policyrequest/CreateApplication', {
        quoteHeaderId: online.offer.quoteHeaderId,
        productId: online.offer.productId,
      })
    ).body.messageCode,
  ).toBe('applicationNotNeeded');
});

describe('a hand-over', () => {
  const adviser: StaffPrincipal = { kind: 'staff', staffId: 'aylin', roles: ['adviser'] };
  const handOver = async (sale: TestSale) =>
    (await command(sale, 'POST policyrequest/CreateApplication')).body as {
      result: { applicationNo: string } | null;
      messageCode: string | null;
    };
  const step = (applicationNo: string, to: 'taken' | 'notSold' | 'sold', staff = adviser) =>
    stepApplication(checkout.test.services, staff, { applicationNo, to });
  const smsTo = async (phone: string) =>
    (await checkout.sandbox.get<{ messages: { text: string }[] }>(`/telephone/messages.json?to=${phone}`)).messages.map(
      ({ text }) => text,
    );
  const listed = async (which: ListedApplications) =>
    (await listApplications(checkout.test.services.db, which, { page: 1, size: 30 })).map(
      ({ applicationNo }) => applicationNo,
    );
  afterEach(() => void (handed = null));

  it('without an offer is made where only an adviser can answer the form', async () => {
    const sale = await checkout.sale();
    expect((await handOver(sale)).messageCode).toBe('applicationNotNeeded');
    handed = { reason, answers };
    const { applicationNo } = (await handOver(sale)).result!;
    const read = await sale.visitor.call('GET policyrequest/GetApplication/{visitId}', { visitId: sale.visitId });
    expect(read.body.result).toMatchObject({
      applicationNo,
      line: 'TRAFFIC',
      firmName: '',
      reason,
      callWindow: null,
      summary: [],
    });
    const stored = await findApplication(checkout.test.services.db, { applicationNo });
    expect(stored).toMatchObject({ reason, answers, offer: null, state: 'received', telephoneKey: expect.any(String) });
  });

  it('F070 keeps the hours in which the customer wants to be called, also when it is handed over again', async () => {
    const sale = await checkout.sale();
    const want = () => command(sale, 'POST policyrequest/SetCallWindow', { callWindow: 'evening' });
    expect((await want()).body.messageCode).toBe('applicationMissing');
    handed = { reason, answers };
    const { applicationNo } = (await handOver(sale)).result!;
    expect((await want()).body.isSuccess).toBe(true);
    await handOver(sale);
    expect(await findApplication(checkout.test.services.db, { applicationNo })).toMatchObject({
      callWindow: 'evening',
    });
    const stranger = await checkout.sale();
    const foreign = await stranger.visitor.call('POST policyrequest/SetCallWindow', {
      visitId: sale.visitId,
      callWindow: null,
    });
    expect(foreign.status).toBe(404);
  });

  it('is confirmed once by SMS, with number and day and nothing else', async () => {
    const sale = await checkout.sale();
    const { db } = checkout.test.services;
    const phoneNumber = '5321117733';
    await savePerson(db, { visitId: sale.visitId, identityNo: insuredIdentity, phoneNumber });
    handed = { reason, answers };
    const { applicationNo } = (await handOver(sale)).result!;
    await handOver(sale);
    const sent = async () => (await smsTo(phoneNumber)).filter((text) => text.includes(applicationNo));
    await eventually(async () => (await sent()).length > 0);
    expect(await sent()).toEqual([expect.stringMatching(/trafik sigortası başvurunuz \d{10} .*en geç \d+ \S+ 2026/)]);
    expect((await sent())[0]).not.toContain(answers.licensePlateNo);
  });

  it('is taken by an adviser, ends, and begins again under its number', async () => {
    handed = { reason, answers };
    const sale = await checkout.sale();
    const { applicationNo } = (await handOver(sale)).result!;
    expect(await listed({ whose: 'nobody' })).toContain(applicationNo);
    await expect(step(applicationNo, 'taken', { ...adviser, roles: ['finance'] })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await step(applicationNo, 'taken')).toMatchObject({ staffId: 'aylin', state: 'taken' });
    expect(await listed({ whose: 'staff', staffId: 'aylin' })).toContain(applicationNo);
    expect((await handOver(sale)).result).toEqual({ applicationNo });
    expect(await findApplication(checkout.test.services.db, { applicationNo })).toMatchObject({ state: 'taken' });
    expect(await step(applicationNo, 'notSold')).toMatchObject({ state: 'notSold' });
    expect(await step(applicationNo, 'sold')).toBeNull();
    expect(await listed({ whose: 'ended' })).toContain(applicationNo);
    expect((await handOver(sale)).result).toEqual({ applicationNo });
    const again = await findApplication(checkout.test.services.db, { applicationNo });
    expect(again).toMatchObject({ state: 'received', staffId: null });
  });
});

it('every command of checkout that changes something needs an idempotency key', () => {
  const reads =
    /GetPaymentPlan$|SearchInsurer|IsInsurerDifferent|IsOtpRequired|CheckAnnouncementPermission|Success|GetSettlement/;
  for (const [name, call] of Object.entries(calls))
    if (name.startsWith('POST policyrequest/')) expect([name, call.idempotent]).toEqual([name, !reads.test(name)]);
});
