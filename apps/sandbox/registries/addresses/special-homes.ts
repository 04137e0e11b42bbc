/** One street whose homes have documented effects: Moda Cad. in Caferağa Mah., Kadıköy, İstanbul. The same for every seed. */
import { districtsOf } from '@emsal/reference/places';
import { quartersOf, villagesOf } from '@emsal/reference/quarters';

export interface BuildingTraits {
  name: string;
  /** Above ground, the entrance floor included. */
  floorCount: number;
  homesPerFloor: number;
  constructionYear: number;
  isConcrete: boolean;
  /** A shop takes the whole entrance floor. */
  hasShop: boolean;
}

export interface HomeTraits {
  /** Square metres. */
  buildingArea?: number;
  isDown?: boolean;
  isUnknown?: boolean;
  /** The register has the address and nothing about the home. */
  isBare?: boolean;
  /** Days until its earthquake policy ends; null without one. Drawn by default. */
  daskDaysLeft?: number | null;
}

const districtCode = districtsOf('34').find(({ name }) => name === 'Kadıköy')!.code;
export const specialQuarterCode = quartersOf(villagesOf(districtCode)[0]!.code).find(
  ({ name }) => name === 'Caferağa Mah.',
)!.code;
export const specialStreetName = 'Moda Cad.';

const ordinary = { homesPerFloor: 1, isConcrete: true, hasShop: false };

/** By position in the street. */
export const specialBuildings: readonly BuildingTraits[] = [
  {
    name: 'No 118, Çınar Apt.',
    floorCount: 6,
    homesPerFloor: 2,
    constructionYear: 2003,
    isConcrete: true,
    hasShop: true,
  },
  { ...ordinary, name: 'No 120', floorCount: 3, constructionYear: 1975, isConcrete: false },
  { ...ordinary, name: 'No 122', floorCount: 4, constructionYear: 1976 },
  { ...ordinary, name: 'No 124', floorCount: 7, constructionYear: 1999 },
  { ...ordinary, name: 'No 126', floorCount: 8, constructionYear: 2000 },
  { ...ordinary, name: 'No 128', floorCount: 18, constructionYear: 2019 },
  { ...ordinary, name: 'No 130', floorCount: 19, constructionYear: 2020 },
];

export interface SpecialHome {
  building: number;
  /** Position in the building, the shop first. */
  section: number;
  effect: string;
  traits: HomeTraits;
}

/** @param at position of the building in the street and of the section in it */
const home = (at: readonly [number, number], effect: string, traits: HomeTraits = {}): SpecialHome => ({
  building: at[0],
  section: at[1],
  effect: `Moda Cad., ${specialBuildings[at[0]]!.name}: ${effect}`,
  traits,
});

export const specialHomes: readonly SpecialHome[] = [
  home([0, 7], 'Daire 7, 4. kat, 118 m², 2003 yapımı betonarme; DASK’ı yok.', {
    buildingArea: 118,
    daskDaysLeft: null,
  }),
  home([0, 0], 'dükkân, konut değil.'),
  home([0, 1], 'Daire 1; konut sorgusu 503 yanıtı verir.', { isDown: true }),
  home([0, 2], 'Daire 2; listede var, sorulunca adres kaydında yok.', { isUnknown: true }),
  home([0, 3], 'Daire 3; katı, alanı, yaşı ve yapı türü bilinmiyor.', { isBare: true }),
  home([0, 4], 'Daire 4; DASK poliçesinin bitişine 30 gün var.', { daskDaysLeft: 30 }),
  home([0, 5], 'Daire 5; DASK poliçesinin bitişine 31 gün var, henüz yenilenemez.', { daskDaysLeft: 31 }),
  home([0, 6], 'Daire 6; DASK poliçesi bugün bitiyor.', { daskDaysLeft: 0 }),
  home([0, 9], 'Daire 9, 39 m².', { buildingArea: 39 }),
  home([0, 10], 'Daire 10, 40 m².', { buildingArea: 40 }),
  home([1, 0], '1975 yapımı, betonarme değil, 3 katlı.'),
  home([2, 0], '1976 yapımı, 4 katlı.'),
  home([3, 0], '1999 yapımı, 7 katlı.'),
  home([4, 0], '2000 yapımı, 8 katlı.'),
  home([5, 0], '2019 yapımı, 18 katlı.'),
  home([6, 0], '2020 yapımı, 19 katlı.'),
];
