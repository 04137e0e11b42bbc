/** The lists of the address register: the places directly below one. */
import { quarterAt, quartersOf, villagesOf } from '@emsal/reference/quarters';
import type { PlaceList, PlacesQuery } from '@emsal/registries/wire';
import { listedSection, sectionsOf, twoDigits } from './homes';
import { buildingsOf, streetsOf } from './streets';

/** Length of the code of a quarter; a street and a building add two digits each. */
const quarterDigits = 5;

const streetAt = (seed: string, code: string) => {
  const quarter = quarterAt(Number(code.slice(0, quarterDigits)));
  return quarter && streetsOf(seed, quarter)[Number(code.slice(quarterDigits, quarterDigits + 2))];
};

function buildingAt(seed: string, code: string) {
  const street = code.length === quarterDigits + 4 ? streetAt(seed, code) : undefined;
  return street && buildingsOf(seed, street)[Number(code.slice(quarterDigits + 2))];
}

/** Empty lists for a code that does not exist, as the register answers. */
export function findPlaces({ below, code, seed }: PlacesQuery & { seed: string }): PlaceList {
  switch (below) {
    case 'district':
      return { places: [...villagesOf(code)], sections: [] };
    case 'village':
      return { places: [...quartersOf(code)], sections: [] };
    case 'quarter':
      return { places: [...streetPlaces(seed, code)], sections: [] };
    case 'street':
      return { places: [...buildingPlaces(seed, code)], sections: [] };
    case 'building': {
      const building = buildingAt(seed, code);
      return { places: [], sections: building ? sectionsOf(building).map(listedSection) : [] };
    }
  }
}

function streetPlaces(seed: string, code: string) {
  const quarter = code.length === quarterDigits ? quarterAt(Number(code)) : undefined;
  return quarter ? streetsOf(seed, quarter).map(({ index, name }) => ({ code: code + twoDigits(index), name })) : [];
}

function buildingPlaces(seed: string, code: string) {
  const street = code.length === quarterDigits + 2 ? streetAt(seed, code) : undefined;
  return street ? buildingsOf(seed, street).map(({ index, name }) => ({ code: code + twoDigits(index), name })) : [];
}
