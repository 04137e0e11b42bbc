/** Streets and buildings below a quarter, derived from the seed. */
import type { Quarter } from '@emsal/reference/quarters';
import { drawBelow, pickOne } from '../pick-one';
import { specialBuildings, specialQuarterCode, specialStreetName, type BuildingTraits } from './special-homes';

export interface Street {
  quarter: Quarter;
  /** Position in its quarter. */
  index: number;
  name: string;
}

export interface Building extends BuildingTraits {
  street: Street;
  /** Position in its street. */
  index: number;
}

/** At most; together with `sectionLimit` of a building they bound the address codes of a quarter. */
export const streetLimit = 20;
export const buildingLimit = 22;
const fewestStreets = 6;
const fewestBuildings = 5;

const streetNames = [
  'Atatürk Cad.',
  'Cumhuriyet Cad.',
  'İstiklal Cad.',
  'Okul Sk.',
  'Cami Sk.',
  'Çeşme Sk.',
  'Gül Sk.',
  'Lale Sk.',
  'Çınar Sk.',
  'Zafer Sk.',
];
const buildingNames = ['Çınar', 'Güven', 'Işık', 'Huzur', 'Şen', 'Yıldız', 'Papatya', 'Deniz', 'Umut', 'Barış'];

export function streetsOf(seed: string, quarter: Quarter): readonly Street[] {
  const count = fewestStreets + drawBelow(streetLimit - fewestStreets + 1, seed, 'streets', quarter.code);
  return Array.from({ length: count }, (_, index) => ({ quarter, index, name: streetName(seed, quarter, index) }));
}

function streetName(seed: string, quarter: Quarter, index: number): string {
  if (index === 0 && isSpecial(quarter)) return specialStreetName;
  const first = drawBelow(streetNames.length, seed, 'street', quarter.code);
  if (index < streetNames.length / 2) return streetNames[(first + index) % streetNames.length]!;
  return `${1000 + drawBelow(100, seed, 'number', quarter.code) * 10 + index}. Sk.`;
}

const specialsOf = ({ quarter, index }: Street): readonly BuildingTraits[] =>
  index === 0 && isSpecial(quarter) ? specialBuildings : [];

const isSpecial = ({ code }: Quarter): boolean => code === specialQuarterCode;

export function buildingsOf(seed: string, street: Street): readonly Building[] {
  const key = `${street.quarter.code}-${street.index}`;
  const drawn = fewestBuildings + drawBelow(buildingLimit - fewestBuildings + 1, seed, 'buildings', key);
  const length = Math.max(drawn, specialsOf(street).length);
  return Array.from({ length }, (_, index) => toBuilding(seed, street, index));
}

function toBuilding(seed: string, street: Street, index: number): Building {
  const key = `${street.quarter.code}-${street.index}-${index}`;
  const draw = (size: number, what: string) => drawBelow(size, seed, what, key);
  const floorCount = 1 + draw(street.quarter.villageCode.endsWith('001') ? 8 : 2, 'floors');
  const drawn: BuildingTraits = {
    name: `No ${2 * index + 1 + draw(2, 'side')}, ${pickOne(buildingNames, seed, 'name', key)} Apt.`,
    floorCount,
    homesPerFloor: 1 + draw(3, 'homes'),
    constructionYear: 1965 + draw(61, 'year'),
    isConcrete: draw(12, 'type') > 0,
    hasShop: floorCount > 3 && draw(3, 'shop') === 0,
  };
  return { street, index, ...drawn, ...specialsOf(street)[index] };
}
