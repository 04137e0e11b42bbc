/** Calls of checkout besides the payment: permissions and applications. */
import { calls } from '@emsal/api/calls/table';
import { contactTypes, permissionTextVersion } from '@emsal/api/permission-channels';
import { eq } from 'drizzle-orm';
import type { StaffPrincipal } from '../../http/ownership/principal';
import { consents } from '../consent/tables';
import { savePerson } from '../customer/visit-person-store';
import { findApplication, openApplications } from './applications/application-store';
import { stepApplication } from './applications/work-on-application';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import { insuredIdentity, type TestSale } from './testing/test-sale';
import { command } from './testing/command';

let checkout: CheckoutTest;
/** Of forms that only an adviser can answer. */
let reason: string | null = null;
beforeAll(async () => {
  checkout = await checkoutTest({
    dependencies: ({ offers, ...rest }) => ({ ...rest, offers: { ...offers, adviserReason: async () => reason } }),
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
  const openWithout = async (staffId: string | null) =>
    (await openApplications(checkout.test.services.db, staffId)).map(({ applicationNo }) => applicationNo);
  afterEach(() => void (reason = null));

  it('without an offer is made where only an adviser can answer the form', async () => {
    const sale = await checkout.sale();
    expect((await handOver(sale)).messageCode).toBe('applicationNotNeeded');
    reason = 'Bu aracı danışmanlarımız sigortalıyor.';
    const { applicationNo } = (await handOver(sale)).result!;
    const read = await sale.visitor.call('GET policyrequest/GetApplication/{visitId}', { visitId: sale.visitId });
    expect(read.body.result).toMatchObject({ applicationNo, line: 'TRAFFIC', firmName: '' });
    const stored = await findApplication(checkout.test.services.db, { applicationNo });
    expect(stored).toMatchObject({ reason, offer: null, state: 'received', telephoneKey: expect.any(String) });
  });

  it('is taken by an adviser, ends, and begins again under its number', async () => {
    reason = 'Bu aracı danışmanlarımız sigortalıyor.';
    const sale = await checkout.sale();
    const { applicationNo } = (await handOver(sale)).result!;
    expect(await openWithout(null)).toContain(applicationNo);
    await expect(step(applicationNo, 'taken', { ...adviser, roles: ['finance'] })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await step(applicationNo, 'taken')).toMatchObject({ staffId: 'aylin', state: 'taken' });
    expect(await openWithout('aylin')).toContain(applicationNo);
    expect((await handOver(sale)).result).toEqual({ applicationNo });
    expect(await findApplication(checkout.test.services.db, { applicationNo })).toMatchObject({ state: 'taken' });
    expect(await step(applicationNo, 'notSold')).toMatchObject({ state: 'notSold' });
    expect(await step(applicationNo, 'sold')).toBeNull();
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
