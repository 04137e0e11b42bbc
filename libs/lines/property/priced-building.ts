/** The home behind the price tables of the landing pages: reinforced concrete, four to seven floors, built in 2007 to 2019. */
import type { RatedBuilding } from '@emsal/risks/building/building';

const flat = {
  kind: 'building',
  version: 1,
  addressCode: '1234567890',
  address: 'Daire 7, No 118, Moda Cad., Caferağa Mah., Kadıköy, İstanbul',
  place: 'Kadıköy, İstanbul',
  provinceCode: '34',
  area: 100,
  buildingType: '4',
  buildingAge: '9',
  floorCount: '6',
  floor: 3,
  usageType: '5',
} as const satisfies RatedBuilding;

export const pricedBuilding = (change: Partial<RatedBuilding> = {}): RatedBuilding => ({ ...flat, ...change });
