/** The option lists of DASK's form (spec funnel 3.8), and how the register's facts read in them. */
import type { Option } from '@emsal/lines/kit/field';

export const buildingTypes: readonly Option[] = [
  { code: '4', name: 'Betonarme' },
  { code: '5', name: 'Diğer (yığma, ahşap, çelik)' },
];

export const buildingAges: readonly Option[] = [
  { code: '6', name: '1975 ve öncesi' },
  { code: '7', name: '1976–1999' },
  { code: '8', name: '2000–2006' },
  { code: '9', name: '2007–2019' },
  { code: '10', name: '2020 ve sonrası' },
];

export const floorCounts: readonly Option[] = [
  { code: '5', name: '1–3 kat' },
  { code: '6', name: '4–7 kat' },
  { code: '7', name: '8–18 kat' },
  { code: '8', name: '19 kat ve üstü' },
];

export const usageTypes: readonly Option[] = [
  { code: '5', name: 'Mesken' },
  { code: '6', name: 'İş yeri' },
  { code: '7', name: 'Diğer' },
];

export const insurerTitles: readonly Option[] = [
  { code: '1', name: 'Ev sahibi' },
  { code: '0', name: 'Kiracı' },
];

export const policyStatuses: readonly Option[] = [
  { code: '0', name: 'Adresle başla' },
  { code: '1', name: 'Eski poliçeyi yenile' },
];
/** The visitor renews by the number of the running policy. */
export const renews = '1';

export const payeeStatuses: readonly Option[] = [
  { code: '0', name: 'Yok' },
  { code: '1', name: 'Var' },
];
export const hasPayee = '1';

export const payeeTypes: readonly Option[] = [
  { code: '1', name: 'Banka' },
  { code: '2', name: 'Finansman şirketi' },
];
export const payeeBank = '1';

/** What an address code's home is in the form; what the register does not know is left out. */
export interface RegisteredFacts {
  floor: number | null;
  floorCount: number | null;
  buildingArea: number | null;
  constructionYear: number | null;
  isConcrete: boolean | null;
  isHome: boolean | null;
}

/** Highest year of each band of age, but the last. */
const ageBands: readonly (readonly [number, string])[] = [
  [1975, '6'],
  [1999, '7'],
  [2006, '8'],
  [2019, '9'],
];
const floorBands: readonly (readonly [number, string])[] = [
  [3, '5'],
  [7, '6'],
  [18, '7'],
];
const bandOf = (bands: readonly (readonly [number, string])[], value: number, last: string): string =>
  bands.find(([most]) => value <= most)?.[1] ?? last;

const known = <Value>(value: Value | null, answer: (value: Value) => Readonly<Record<string, string>>) =>
  value === null ? {} : answer(value);

export const answersOfRegister = (home: RegisteredFacts): Readonly<Record<string, string>> => ({
  ...known(home.isConcrete, (isConcrete) => ({ buildingType: isConcrete ? '4' : '5' })),
  ...known(home.constructionYear, (year) => ({ buildingAge: bandOf(ageBands, year, '10') })),
  ...known(home.floorCount, (count) => ({ floorCount: bandOf(floorBands, count, '8') })),
  ...known(home.floor, (floor) => ({ floor: String(floor) })),
  ...known(home.buildingArea, (area) => ({ buildingArea: String(area) })),
  ...known(home.isHome, (isHome) => ({ usageType: isHome ? '5' : '6' })),
});
