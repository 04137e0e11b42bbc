/** What the address register knows of a home, filled into the form of any property line. */
import { addressLevels } from '@emsal/lines/kit/address';
import type { OutputOf } from '@emsal/lines/kit/calls';
import { lookup, type PropertyAnswers } from './property-grammar';

type Home = OutputOf<'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}'>;

/** What the register does not know is left out. */
export type RegisteredFacts = Pick<
  Home,
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

/** The address of a code that was typed, or of a renewed policy, has no names. */
const namedAddress = (address: PropertyAnswers['address'], home: Home) =>
  address.cityName
    ? {}
    : {
        address: {
          ...address,
          city: home.cityCode,
          district: home.districtCode,
          ...(Object.fromEntries(addressLevels.map((level) => [`${level}Name`, home[`${level}Name`]])) as object),
        },
      };

export const homeLookup = (answersOf: (home: RegisteredFacts) => RegisteredAnswers, live = false) =>
  lookup('GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}', {
    needs: ['uavtCode'],
    resultField: 'isHomeFound',
    ...(live && { live }),
    input: ({ uavtCode }, { visitId }) => ({ visitId, uavt: uavtCode }),
    fill: (home, { address }) =>
      home.state === 'found'
        ? { isHomeFound: true, ...namedAddress(address, home), ...answersOf(home) }
        : { isHomeFound: false },
  });
