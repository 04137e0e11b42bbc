import { insurers } from '@emsal/insurers/registry';
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import { findType, vehicleValue } from '@emsal/reference/vehicles';
import { typedVehicle, vehicleVisits } from './testing/vehicle-visits';

const given = vehicleVisits();
const { post } = given;

describe('the vehicle of a form', () => {
  it('F520 lists every company of the market, our insurers among them under the same name', async () => {
    expect((await given.visitor.call('GET quoterequestapi/auto/GetInsuranceFirmList', {})).list).toHaveLength(
      insuranceCompanies.length,
    );
    expect(insuranceCompanies).toEqual(
      expect.arrayContaining(insurers.map(({ firmId, name }) => ({ code: String(firmId), name }))),
    );
  });

  it('F523 is selected by brand, year, type and model', async () => {
    expect((await post('GetBrandList')).list).toContainEqual({ code: '005', name: 'BMW' });
    expect((await post('getmodeltypelist', { brandCode: '005', modelYear: 2019 })).list).toContainEqual({
      typeCode: '103',
      typeName: '320i',
    });
    expect((await post('getmodellist', { brandCode: '005', modelYear: 2019, typeCode: '103' })).list).toEqual([
      { id: '005103', modelName: '320i' },
    ]);
  });

  it.each([
    ['GetVehicleYearsList', { BrandCode: 'no' }],
    ['getmodeltypelist', { brandCode: 'no', modelYear: 2019 }],
    ['getmodellist', { brandCode: '005', modelYear: 2019, typeCode: 'no' }],
  ])('%s answers an empty list for an unknown code', async (name, rest) => {
    const reply = await post(name, rest);
    expect([reply.status, reply.list]).toEqual([200, []]);
  });

  it.each([
    ['1', [2026, 2025, 2024], 1976],
    ['0', [2026, 2025], 2025],
  ])('F524 has the model years that plate status %s allows, newest first', async (licensePlateStatus, first, last) => {
    await given.visitor.call('POST quoterequestapi/draft/save', {
      visitId: given.visitId,
      step: 'arac-bilgileri',
      answers: { licensePlateStatus },
      completed: false,
    });
    const years = (await post('GetVehicleYearsList', { BrandCode: '005' })).list as { year: number }[];
    expect([years.slice(0, first.length).map(({ year }) => year), years.at(-1)!.year]).toEqual([first, last]);
  });

  it('F237 F521 M607 lists 34 accessories, and cable and battery for an electric vehicle', async () => {
    const listed = async (input: { fuelType?: string }) =>
      (await given.visitor.call('GET quoterequestapi/auto/getAccessories', input)).list as { code: string }[];
    const every = await listed({});
    expect([every.length, every.every(({ code }) => /^accessory[A-Z]/.test(code))]).toEqual([34, true]);
    const electric = (await listed({ fuelType: '3' })).map(({ code }) => code);
    expect(electric.slice(0, 2)).toEqual(['accessoryChargingCable', 'accessoryBattery']);
    expect(electric).toHaveLength(36);
  });

  it('F522 answers the value of a vehicle, and null for a year that the list does not reach', async () => {
    const worth = async (typeCode: string, modelYear: string) =>
      (
        (
          await given.visitor.call('GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}', {
            typeCode,
            modelYear,
          })
        ).body.result as { vehicleValue: number | null }
      ).vehicleValue;
    expect(await worth('005103', '2019')).toBe(vehicleValue(findType('005', '103')!, 2019)! * 100);
    expect([await worth('005103', '1990'), await worth('999999', '2019')]).toEqual([null, null]);
  });

  it('is electric in ELECTRICVEHICLE: lists contain no other, and others are refused', async () => {
    given.visitId = await given.visitor.visit('ELECTRICVEHICLE', 10);
    const brands = (await post('GetBrandList')).list as { code: string }[];
    expect([brands.length > 0, brands.some(({ code }) => code === '002')]).toEqual([true, false]);
    expect((await post('getmodeltypelist', { brandCode: '003', modelYear: 2025 })).list).toEqual([
      { typeCode: '109', typeName: 'e-tron GT' },
    ]);
    const electric = { ...typedVehicle, vehicleBrand: '061', vehicleModelType: '101', vehicleModelYear: 2025 };
    expect((await post('savevehicleinfo', electric)).status).toBe(200);
    expect((await post('savevehicleinfo', typedVehicle)).body.fields).toEqual({
      vehicleModelType: expect.stringContaining('elektrikli değil'),
    });
  });
});
