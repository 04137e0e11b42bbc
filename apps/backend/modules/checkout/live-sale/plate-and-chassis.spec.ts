/** One vehicle that one quote names by its plate and another, from before the plate was issued, by its chassis. */
import type { Vehicle } from '@emsal/risks/vehicle/vehicle';
import { saveVehicle } from '../../vehicle/vehicle-store';
import type { StoredVehicle } from '../../vehicle/tables';
import { registeredCar } from '../../vehicle/testing/vehicle-visits';
import type { ChosenOffer } from '../chosen-offer';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import type { TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => void (checkout = await checkoutTest()), 60_000);
afterAll(() => checkout.close());

let cars = 0;
interface Car {
  plated: Vehicle;
  unplated: Vehicle;
}
const newCar = (): Car => {
  cars += 1;
  const number = String(cars).padStart(3, '0');
  const common = { kind: 'vehicle', version: 1, name: 'Toyota Corolla 1.5 Dream 2021' } as const;
  return {
    plated: { ...common, plate: `06SAS${number}` },
    unplated: { ...common, plate: '', chassisNo: `WBA3A5C50DF123${number}` },
  };
};
/** As the register answers for the plate. */
function answer({ plated: { plate }, unplated: { chassisNo = '' } }: Car, state: 'found' | 'unknown' | 'unavailable') {
  const value = { ...registeredCar, licensePlateNo: plate, chassisNo };
  checkout.test.ports.vehicles.set(plate, state === 'found' ? { state, value } : { state });
}
function registered(): Car {
  const car = newCar();
  answer(car, 'found');
  return car;
}

const saleOf = (risk: Vehicle, line: ChosenOffer['line'] = 'TRAFFIC') => checkout.sale({ risk, line });
const startOf = async (risk: Vehicle, line?: ChosenOffer['line']) => (await (await saleOf(risk, line)).start()).body;
const query = async (text: string, values: unknown[]) =>
  (await checkout.test.services.database.pool.query(text, values)).rows as { risk_key: string }[];
const keysOf = ({ odeme }: TestSale) =>
  query('SELECT risk_key FROM live_sales AS l JOIN payments AS p ON p.id = l.order_id WHERE p.odeme = $1', [odeme]);

it.each([
  ['plate, then by its chassis', ({ plated, unplated }: Car) => [plated, unplated] as const],
  ['chassis, then by its plate', ({ plated, unplated }: Car) => [unplated, plated] as const],
])('is sold once: by its %s', async (_, orderOf) => {
  const [first, second] = orderOf(registered());
  await (await saleOf(first)).buy();
  expect(await startOf(second)).toMatchObject({ isSuccess: false, messageCode: 'alreadyInsured' });
  expect(await startOf(second, 'SHORTTRAFFIC')).toMatchObject({ messageCode: 'alreadyInsured' });
});

it('is sold once when eight browsers start at once, half of them by each name', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { plated, unplated } = registered();
    const sales = await Promise.all(Array.from({ length: 8 }, (_, at) => saleOf(at % 2 ? plated : unplated)));
    const tokens = await Promise.all(sales.map((sale) => sale.cardToken()));
    const replies = await Promise.all(sales.map((sale, at) => sale.start({ cardToken: tokens[at]! })));
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.messageCode === 'alreadyInsured')).toHaveLength(7);
  }
});

it('has a second voluntary policy only with the confirmed statement', async () => {
  const { plated, unplated } = registered();
  await (await saleOf(plated, 'AUTO')).buy();
  const second = await saleOf(unplated, 'AUTO');
  const { message, ...refused } = (await second.start()).body;
  expect(refused).toMatchObject({ messageCode: 'secondPolicy' });
  expect((await second.start({ secondPolicyStatement: message! })).body.isSuccess).toBe(true);
});

it('shows the first sale to its own browser', async () => {
  const { plated, unplated } = registered();
  const first = await saleOf(plated);
  await first.buy();
  const { visitor, visitId } = await checkout.sale({ risk: unplated }, first.visitor);
  const { body } = await visitor.call('GET policyrequest/GetLiveSales/{visitId}', { visitId });
  expect(body.result).toMatchObject([{ odeme: first.odeme, isPaid: true }]);
});

it('is recognised by the number that was typed where the register does not know the plate', async () => {
  const { plated, unplated } = newCar();
  const first = await saleOf(plated);
  const vehicle = { licensePlateNo: plated.plate, vehicleChassisNo: unplated.chassisNo };
  await saveVehicle(checkout.test.services.db, { visitId: first.visitId, vehicle: vehicle as StoredVehicle });
  await first.buy();
  expect(await startOf(unplated)).toMatchObject({ messageCode: 'alreadyInsured' });
});

it('is recognised after it was sold by an earlier release, which kept its plate alone', async () => {
  const car = newCar();
  const first = await saleOf(car.plated);
  await first.buy();
  expect(await keysOf(first)).toHaveLength(1);
  answer(car, 'found');
  expect(await startOf(car.unplated)).toMatchObject({ messageCode: 'alreadyInsured' });
  expect(await keysOf(first)).toHaveLength(2);
});

describe('while the register does not answer', () => {
  const tryAgain = { messageCode: 'unavailable' };

  it('no compulsory policy begins, neither by the plate nor beside a plate', async () => {
    const car = newCar();
    answer(car, 'unavailable');
    const sale = await saleOf(car.plated);
    const refused = await sale.start();
    expect([refused.status, refused.body]).toEqual([503, expect.objectContaining(tryAgain)]);
    answer(car, 'unknown');
    await sale.buy();
    answer(car, 'unavailable');
    expect(await startOf(newCar().unplated)).toMatchObject(tryAgain);
    answer(car, 'found');
    expect(await startOf(car.unplated)).toMatchObject({ messageCode: 'alreadyInsured' });
  });

  it('a voluntary one may begin, and is recognised later', async () => {
    const car = newCar();
    answer(car, 'unavailable');
    await (await saleOf(car.plated, 'IMM')).buy();
    answer(car, 'found');
    expect(await startOf(car.unplated, 'IMM')).toMatchObject({ messageCode: 'secondPolicy' });
  });
});
