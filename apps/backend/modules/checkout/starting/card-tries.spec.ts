/** A visit cannot be used to find out which stolen cards work. */
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { mostRefusedCards } from './card-tries';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());

const declinedCard = '4111111111111129';

it('is refused after six declined cards, which another visit does not feel', async () => {
  const sale = await checkout.sale();
  for (let tried = 0; tried < mostRefusedCards; tried += 1) {
    await sale.buy(declinedCard);
    expect((await sale.status()).state).toBe('declined');
  }
  expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'cardsTried', result: null });
  const other = await checkout.sale();
  await other.buy();
  expect((await other.status()).state).toBe('completed');
}, 60_000);

it('does not count what the customer cancelled', async () => {
  const sale = await checkout.sale();
  for (let tried = 0; tried <= mostRefusedCards; tried += 1)
    await sale.returnFromBank(await sale.challenge(await sale.start(), 'cancel'));
  await sale.buy();
  expect((await sale.status()).state).toBe('completed');
}, 60_000);
