/** The address register's facts as answers of a form. */
import type { OutputOf } from '@emsal/lines/kit/grammar/calls';

/** As the register answers. */
export type RegisteredHome = OutputOf<'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}'>;

/** What the register does not know is left out. */
export type RegisteredFacts = Pick<
  RegisteredHome,
  'floor' | 'floorCount' | 'buildingArea' | 'constructionYear' | 'isConcrete' | 'isHome'
>;
export type RegisteredAnswers = Readonly<Record<string, string>>;

/** Highest year of each band of age (spec funnel 3.8), but the last. */
const ageBands: readonly (readonly [number, string])[] = [
  [1975, '6'],
  [1999, '7'],
  [2006, '8'],
  [2019, '9'],
];

export const bandOf = (bands: readonly (readonly [number, string])[], value: number, last: string): string =>
  bands.find(([most]) => value <= most)?.[1] ?? last;

export const known = <Value>(value: Value | null, answer: (value: Value) => RegisteredAnswers): RegisteredAnswers =>
  value === null ? {} : answer(value);

/** The answers that all property lines have in common. */
export const sharedAnswers = ({ floor, buildingArea, constructionYear }: RegisteredFacts): RegisteredAnswers => ({
  ...known(constructionYear, (year) => ({ buildingAge: bandOf(ageBands, year, '10') })),
  ...known(floor, (of) => ({ floor: String(of) })),
  ...known(buildingArea, (area) => ({ buildingArea: String(area) })),
});
