/** From a complete form to the policy with nothing given by the test but the answers: offers, seal, choice, payment, policy. */
import { testApp, type TestApp } from '../../testing/test-app';
import { autoModule } from '../auto/auto';
import { customerModule } from '../customer/customer';
import { documentModule } from '../document/document';
import { offerModule } from '../offer/offer';
import { offerVisit } from '../offer/testing/offer-visit';
import { checkoutParts } from './checkout-parts';
import type { ChosenOffer } from './chosen-offer';
import { policyRequestModule } from './policy-request';
import { portsTo } from './testing/checkout-test';
import { Sale, secretKey, verifyVisit } from './testing/sale';
import { openSandbox, type SandboxProcess } from './testing/sandbox-process';

let sandbox: SandboxProcess;
let test: TestApp;
beforeAll(async () => {
  sandbox = await openSandbox(secretKey);
  const modules = [autoModule, customerModule, offerModule(), policyRequestModule(checkoutParts), documentModule];
  test = await testApp(modules, { ports: portsTo(sandbox.url), env: { SANDBOX_URL: sandbox.url }, work: true });
}, 60_000);
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

async function chosenSale(): Promise<{ sale: Sale; seal: string }> {
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
  const sale = new Sale({ test, sandbox, parts: checkoutParts(test.services) }, { visitor, visitId, offer });
  await sale.info();
  return { sale, seal: cheapest.seal };
}

it('sells the chosen offer at the price that was shown', async () => {
  const { sale, seal } = await chosenSale();
  await sale.comeBack(await sale.challenge(await sale.start({ seal })));
  await sale.settle();
  expect(await sale.status()).toMatchObject({ state: 'completed', total: sale.offer.total });
  const { policies } = await sandbox.get<{ policies: { orderId: string; total: number }[] }>('/insurers/books.json');
  expect(policies.filter(({ orderId }) => orderId === sale.orderId)).toMatchObject([{ total: sale.offer.total }]);
});

it('refuses a seal of another visit', async () => {
  const [one, two] = [await chosenSale(), await chosenSale()];
  expect((await one.sale.start({ seal: two.seal })).body).toMatchObject({
    isSuccess: false,
    messageCode: 'priceChanged',
  });
});
