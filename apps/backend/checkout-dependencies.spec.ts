/** From a complete form to the policy; the test supplies only the answers. */
import { testApp, type TestApp } from './testing/test-app';
import { vehicleModule } from './modules/vehicle/vehicle';
import { visitPersonModule } from './modules/visit-person/visit-person';
import { documentModule } from './modules/document/document';
import { invitationModule } from './modules/invitation/invitation';
import { offerModule } from './modules/offer/offer';
import { offerVisit } from './modules/offer/testing/offer-visit';
import { checkoutDependencies } from './checkout-dependencies';
import type { ChosenOffer } from './modules/checkout/chosen-offer';
import { checkoutModule } from './modules/checkout/checkout';
import { portsTo } from './modules/checkout/testing/checkout-test';
import { TestSale, secretKey, verifyVisit } from './modules/checkout/testing/test-sale';
import { openSandbox, type SandboxProcess } from './modules/checkout/testing/sandbox-process';

let sandbox: SandboxProcess;
let test: TestApp;
beforeAll(async () => {
  sandbox = await openSandbox(secretKey);
  const modules = [
    vehicleModule,
    visitPersonModule,
    offerModule(),
    checkoutModule(checkoutDependencies),
    documentModule,
    invitationModule,
  ];
  test = await testApp(modules, { ports: portsTo(sandbox.url), env: { SANDBOX_URL: sandbox.url }, startsJobs: true });
}, 60_000);
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

async function chosenSale(): Promise<{ sale: TestSale; seal: string }> {
  const visit = await offerVisit(test);
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  const cheapest = offerList.find((offer) => !offer.isCallCentreOnly)!;
  const { visitor, visitId } = visit;
  await verifyVisit(test.services.database.pool, { visitId, at: test.clock.now() });
  await visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
    visitId,
    quoteHeaderId,
    productId: cheapest.productId,
  });
  const offer = {
    line: 'TRAFFIC',
    quoteHeaderId,
    productId: cheapest.productId,
    total: cheapest.cacheAmountWithDiscount,
  } as ChosenOffer;
  const sale = new TestSale(
    { test, sandbox, dependencies: checkoutDependencies(test.services) },
    { visitor, visitId, offer },
  );
  await sale.savePolicyInfo();
  return { sale, seal: cheapest.seal };
}

it('sells the chosen offer at the price that was shown', async () => {
  const { sale, seal } = await chosenSale();
  await sale.returnFromBank(await sale.challenge(await sale.start({ seal })));
  await sale.complete();
  expect(await sale.status()).toMatchObject({ state: 'completed', total: sale.offer.total });
  const { policies } = await sandbox.get<{ policies: { orderId: string; total: number }[] }>('/insurers/books.json');
  expect(policies.filter(({ orderId }) => orderId === sale.orderId)).toMatchObject([{ total: sale.offer.total }]);
});

it('refuses a seal of another visit', async () => {
  const one = await chosenSale();
  const two = await chosenSale();
  expect((await one.sale.start({ seal: two.seal })).body).toMatchObject({
    isSuccess: false,
    messageCode: 'priceChanged',
  });
});
