/** One complete risk of each kind. */
import type { RatedBuilding } from '../building/building';
import type { Risk } from '../risk';
import type { VehicleWithModel } from '../vehicle/vehicle';

const self = { identityNo: '10000000078', birthday: '1985-04-12', relation: 'self', answers: {} } as const;
const child = { identityNo: '10000000146', birthday: '2015-06-01', relation: 'child', answers: {} } as const;

export const sampleRisks = {
  vehicle: {
    kind: 'vehicle',
    version: 1,
    plate: '34ABC12',
    name: 'Toyota Corolla 1.5 Dream 2021',
    provinceCode: '34',
    vehicleClass: 'car',
    usageType: '001001',
    isCommercial: false,
    brandCode: '001',
    typeCode: '101',
    modelYear: 2021,
    isElectric: false,
    seats: 5,
  } satisfies VehicleWithModel,
  building: {
    kind: 'building',
    version: 1,
    addressCode: '1234567890',
    address: 'Daire 7, No 118, Moda Cad., Caferağa Mah., Kadıköy, İstanbul',
    place: 'Kadıköy, İstanbul',
    provinceCode: '34',
    area: 110,
    buildingType: '4',
    buildingAge: '9',
    floorCount: '6',
    floor: 3,
    usageType: '5',
  } satisfies RatedBuilding,
  people: { kind: 'people', version: 1, people: [self, child] },
  journey: {
    kind: 'journey',
    version: 1,
    startDate: '2026-12-01',
    endDate: '2026-12-10',
    countryCode: 'DE',
    countryName: 'Almanya',
    destination: '1',
    purpose: '1',
    travellers: [self],
  },
  pet: {
    kind: 'pet',
    version: 1,
    chipNo: '900000000000001',
    name: 'Boncuk',
    species: 'cat',
    breedCode: 'C043',
    breedName: 'Tekir',
    birthday: '2022-05-01',
    provinceCode: '34',
  },
  device: {
    kind: 'device',
    version: 1,
    imei: '490154203237518',
    brandCode: '01',
    modelCode: '001',
    name: 'Ornek X 128 GB',
    boughtOn: '2026-10-01',
    condition: 'refurbished',
    listValue: 4_800_000,
  },
} as const satisfies { [Kind in Risk['kind']]?: Extract<Risk, { kind: Kind }> };
