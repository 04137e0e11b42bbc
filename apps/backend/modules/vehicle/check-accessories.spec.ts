import { findType, vehicleValue } from '@emsal/reference/vehicles';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import { typedVehicle, vehicleVisits } from './testing/vehicle-visits';

const given = vehicleVisits();
const { post } = given;

describe('AddOrUpdateAccessories', () => {
  const choose = (...accessories: readonly (readonly [code: string, amount: number])[]) =>
    post('AddOrUpdateAccessories', { accessories: accessories.map(([code, amount]) => ({ code, amount })) });

  it('F521 F238 accepts accessories, each with its amount, and none', async () => {
    await post('savevehicleinfo', typedVehicle);
    await choose(['accessoryAlarm', 500_000], ['accessoryRim', 1_000_000]);
    expect((await choose(['accessoryRim', 2_000_000])).body.isSuccess).toBe(true);
    expect((await choose()).body.isSuccess).toBe(true);
  });

  it.each([
    [9_900, 400],
    [10_000, 200],
    [10_000_000, 200],
    [10_000_100, 400],
    [10_050, 400],
  ])('F425 an accessory of %d kuruş is answered with %d', async (amount, status) => {
    await post('savevehicleinfo', typedVehicle);
    expect((await choose(['accessoryAlarm', amount])).status).toBe(status);
  });

  it('F426 M596 accepts accessories up to a tenth of the vehicle value, and not one lira more', async () => {
    await post('savevehicleinfo', typedVehicle);
    const tenth = vehicleValue(findType('005', '103')!, 2019)! * 10;
    const upTo = (total: number) =>
      choose(['accessoryAlarm', 10_000_000], ['accessoryCamera', 10_000_000], ['accessoryRim', total - 20_000_000]);
    expect((await upTo(tenth)).status).toBe(200);
    const over = await upTo(tenth + 100);
    expect([over.status, over.body.fields]).toEqual([400, { accessoriesForm: accessoryPriceMessages.total }]);
  });

  it.each([
    [
      'a duplicate',
      [
        ['accessoryAlarm', 10_000],
        ['accessoryAlarm', 10_000],
      ],
    ],
    ['not on the list', [['accessoryYacht', 10_000]]],
    ['a charging cable for a petrol car', [['accessoryChargingCable', 10_000]]],
  ] as const)('refuses accessories: %s', async (_, wrong) => {
    await post('savevehicleinfo', { ...typedVehicle, vehicleFuelType: 0 });
    expect((await choose(...wrong)).body.fields).toEqual({ accessoriesForm: expect.stringContaining('listeden') });
  });

  it('refuses accessories before the vehicle is stored', async () => {
    expect((await choose(['accessoryAlarm', 10_000])).body.fields).toEqual({
      accessoriesForm: 'Önce aracınızı kaydedin.',
    });
  });
});
