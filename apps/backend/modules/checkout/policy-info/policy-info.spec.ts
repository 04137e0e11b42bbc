import { lineIds } from '@emsal/lines/facts/line-ids';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { insuredIdentity } from '../testing/test-sale';
import { disclosuresOf, disclosureUrl } from '../disclosures/disclosures.texts';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

describe('the required input of a line', () => {
  const noNotary = null;
  /** Ten days ahead in a November that has no such day. */
  const noSuchDay = '2026-11-31';
  const notarySale = { city: '34', notaryName: 'Örnek 1. Noterliği', saleDate: '', saleNo: '' };
  const inDays = (days: number): string =>
    new Date(checkout.test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('is the notary sale for a vehicle being bought, within its days', async () => {
    const sale = await checkout.sale({ line: 'USEDVEHICLETRAFFIC' });
    const info = async (given: object | null) => (await sale.savePolicyInfo({ notarySale: given as never })).body;
    expect((await info(noNotary)).messageCode).toBe('notarySaleMissing');
    expect((await info({ ...notarySale, saleDate: inDays(-16) })).messageCode).toBe('notarySaleMissing');
    expect((await info({ ...notarySale, saleDate: inDays(31) })).messageCode).toBe('notarySaleMissing');
    const inWindow = { ...notarySale, saleDate: inDays(0) };
    for (const wrong of [{ city: '' }, { city: '82' }, { notaryName: '  \t ' }, { saleDate: noSuchDay }])
      expect([wrong, (await info({ ...inWindow, ...wrong })).messageCode]).toEqual([wrong, 'notarySaleMissing']);
    expect((await info(inWindow)).isSuccess).toBe(true);
    expect((await sale.start()).body.isSuccess).toBe(true);
  });

  it('F276 is a complete payee if there is one', async () => {
    const sale = await checkout.sale({ line: 'DASK' });
    const bank = {
      payeeStatus: true,
      bankCode: '0010',
      bankCity: '34',
      branchCode: '00103423',
      tcOrTaxNo: insuredIdentity,
    };
    const info = async (payee: object | null) => (await sale.savePolicyInfo({ payee: payee as never })).body;
    expect((await info(null)).isSuccess).toBe(true);
    expect((await info({ ...bank, branchCode: '' })).messageCode).toBe('payeeIncomplete');
    // A branch of another bank.
    expect((await info({ ...bank, branchCode: '00123423' })).messageCode).toBe('payeeIncomplete');
    expect((await info({ ...bank, tcOrTaxNo: '1' })).messageCode).toBe('payeeIncomplete');
    expect((await info(bank)).isSuccess).toBe(true);
  });

  it('is a district of the province', async () => {
    const sale = await checkout.sale();
    const address = { city: '34', district: '0601', moreInformation: '' };
    expect((await sale.savePolicyInfo({ address })).body.messageCode).toBe('addressUnknown');
  });

  it.each(lineIds)('includes disclosures as files with their own version: %s', async (line) => {
    for (const text of disclosuresOf(line)) {
      expect(text.paragraphs.join(' ').length).toBeGreaterThan(300);
      const file = await checkout.test.app.inject({ url: disclosureUrl(text) });
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
});

it('a price that differs from the confirmed one stops the sale and returns both', async () => {
  const sale = await checkout.sale();
  const confirmed = sale.offer.total;
  sale.offer.total += 100;
  expect((await sale.start({ seal: `seal of ${sale.offer.total}` })).body.messageCode).toBe('priceChanged');
  const { body } = await sale.visitor.call('GET policyrequest/GetPriceChange/{visitId}', { visitId: sale.visitId });
  expect(body.result).toMatchObject({ confirmed: { total: confirmed }, current: { total: confirmed + 100 } });
  await sale.savePolicyInfo();
  expect((await sale.start({ expectedTotal: confirmed })).body.messageCode).toBe('priceChanged');
  expect((await sale.start({ expectedTotal: confirmed + 100 })).body.isSuccess).toBe(true);
});
