/** Calls of checkout besides the payment: permissions and applications. */
import { calls } from '@emsal/api/calls/table';
import { checkoutTest, type CheckoutTest } from './testing/checkout-test';
import type { TestSale } from './testing/test-sale';
import { command } from './testing/command';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
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

it('every command of checkout that changes something needs an idempotency key', () => {
  const reads =
    /GetPaymentPlan$|SearchInsurer|IsInsurerDifferent|IsOtpRequired|CheckAnnouncementPermission|Success|GetSettlement/;
  for (const [name, call] of Object.entries(calls))
    if (name.startsWith('POST policyrequest/')) expect([name, call.idempotent]).toEqual([name, !reads.test(name)]);
});
