/** Independent sections of a building and what the register knows of them. */
import { cities, districtsOf } from '@emsal/reference/places';
import { quarterAt, villageNameOf } from '@emsal/reference/quarters';
import type { ListedSection, RegisteredHome } from '@emsal/registries/wire';
import { drawBelow } from '../pick-one';
import { specialHomes, specialQuarterCode, type HomeTraits, type SpecialHome } from './special-homes';
import { buildingLimit, buildingsOf, streetLimit, streetsOf, type Building } from './streets';
import { numberOfUavtCode, uavtCodeOf } from './uavt-code';

/** At most, in one building. */
const sectionLimit = 27;
/** No address code begins with 0. */
const firstNumber = 100_000_000;
const numbersPerQuarter = streetLimit * buildingLimit * sectionLimit;
/** A building of this many homes has a caretaker, whose flat has no address code. */
const homesWithCaretaker = 8;

interface Section {
  building: Building;
  index: number;
  name: string;
  /** 0 is the entrance floor. */
  floor: number;
  isHome: boolean;
  hasCode: boolean;
}

export function sectionsOf(building: Building): readonly Section[] {
  const { floorCount, homesPerFloor, hasShop } = building;
  const lowest = hasShop ? 1 : 0;
  const homes = Array.from({ length: (floorCount - lowest) * homesPerFloor }, (_, at) => ({
    name: `Daire ${at + 1}`,
    floor: lowest + Math.floor(at / homesPerFloor),
    isHome: true,
    hasCode: true,
  }));
  const shop = hasShop ? [{ name: 'Dükkân', floor: 0, isHome: false, hasCode: true }] : [];
  const caretaker = { name: 'Kapıcı dairesi', floor: -1, isHome: true, hasCode: false };
  return [...shop, ...homes, ...(homes.length >= homesWithCaretaker ? [caretaker] : [])].map((section, index) => ({
    ...section,
    building,
    index,
  }));
}

interface Position {
  quarter: number;
  street: number;
  building: number;
  section: number;
}

const uavtAt = ({ quarter, street, building, section }: Position): string =>
  uavtCodeOf(firstNumber + quarter * numbersPerQuarter + (street * buildingLimit + building) * sectionLimit + section);

const uavtOf = ({ building: { street, index: building }, index: section }: Section): string =>
  uavtAt({ quarter: street.quarter.index, street: street.index, building, section });

/** The address code of a documented home. */
export const uavtOfSpecial = ({ building, section }: Pick<SpecialHome, 'building' | 'section'>): string =>
  uavtAt({ quarter: Number(specialQuarterCode), street: 0, building, section });

/** As the list of a building shows it. */
export const listedSection = (section: Section): ListedSection => ({
  code: codeOf(section),
  name: section.name,
  uavtCode: section.hasCode ? uavtOf(section) : '',
  floor: section.floor,
  isHome: section.isHome,
});

const codeOf = ({ building, index }: Section): string =>
  building.street.quarter.code + [building.street.index, building.index, index].map(twoDigits).join('');

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

function sectionOf(seed: string, uavtCode: string): Section | undefined {
  const number = (numberOfUavtCode(uavtCode) ?? 0) - firstNumber;
  if (number < 0) return undefined;
  const quarter = quarterAt(Math.floor(number / numbersPerQuarter));
  const inQuarter = number % numbersPerQuarter;
  const inStreet = inQuarter % (buildingLimit * sectionLimit);
  const street = quarter && streetsOf(seed, quarter)[Math.floor(inQuarter / (buildingLimit * sectionLimit))];
  const building = street && buildingsOf(seed, street)[Math.floor(inStreet / sectionLimit)];
  const section = building && sectionsOf(building)[inStreet % sectionLimit];
  return section?.hasCode ? section : undefined;
}

const traitsByCode = new Map(specialHomes.map((home) => [uavtOfSpecial(home), home.traits]));

/** The documented effect of an address code. */
export const homeTraits = (uavtCode: string): HomeTraits => traitsByCode.get(uavtCode) ?? {};

/** Null for a code that the register does not have. */
export function findHome({ uavtCode, seed }: { uavtCode: string; seed: string }): RegisteredHome | null {
  const section = sectionOf(seed, uavtCode);
  const traits = homeTraits(uavtCode);
  if (!section || traits.isUnknown) return null;
  const facts = traits.isBare ? noFacts : factsOf(seed, section, traits);
  return { uavtCode, ...addressOf(section), ...facts };
}

const noFacts = {
  floor: null,
  floorCount: null,
  buildingArea: null,
  constructionYear: null,
  isConcrete: null,
  isHome: null,
};

const factsOf = (seed: string, section: Section, { buildingArea }: HomeTraits) => ({
  floor: section.floor,
  floorCount: section.building.floorCount,
  buildingArea: buildingArea ?? 55 + drawBelow(96, seed, 'area', uavtOf(section)),
  constructionYear: section.building.constructionYear,
  isConcrete: section.building.isConcrete,
  isHome: section.isHome,
});

function addressOf({ building, name }: Section) {
  const { street } = building;
  const { districtCode } = street.quarter;
  const cityCode = districtCode.slice(0, 2);
  const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((place) => place.code === code)!.name;
  return {
    cityCode,
    cityName: nameIn(cities, cityCode),
    districtCode,
    districtName: nameIn(districtsOf(cityCode), districtCode),
    villageName: villageNameOf(street.quarter),
    quarterName: street.quarter.name,
    streetName: street.name,
    buildingName: building.name,
    sectionName: name,
  };
}
