import type { PlaceList, PlacesQuery } from '@emsal/registries/wire';
import type { Switches } from '../../switches/switches';

const withoutCode = <Section extends { uavtCode: string }>(section: Section): Section => ({ ...section, uavtCode: '' });

/** The lists as their switches want them: empty, or with sections that have no address code. */
export function alterPlaces(found: object, { below }: PlacesQuery, switches: Switches): PlaceList {
  const list = found as PlaceList;
  if (switches.take('registries-address-empty', below)) return { places: [], sections: [] };
  if (below !== 'building' || !switches.take('registries-address-without-code')) return list;
  return { ...list, sections: list.sections.map(withoutCode) };
}
