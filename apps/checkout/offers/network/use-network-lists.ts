import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import type { SelectOption } from '@emsal/ui/select/select';
import { useEffect, useState } from 'react';
import {
  citiesOf,
  companiesOf,
  districtsOf,
  nowhere,
  typesOf,
  type ChosenPlace,
  type NetworkOf,
} from './network-lists';

interface Lists {
  cities?: readonly SelectOption[] | undefined;
  districts?: readonly SelectOption[] | undefined;
  types?: readonly SelectOption[] | undefined;
  companies?: readonly string[] | undefined;
}

/** What is known at each level of the chosen place; a missing list is on its way. */
export function useNetworkLists({ firmId, networkKey }: NetworkOf, { city, district, type }: ChosenPlace): Lists {
  const { transport } = usePage();
  const [{ of, ...known }, setKnown] = useState<Lists & { of: ChosenPlace }>({ of: nowhere });
  useEffect(() => {
    let isCurrent = true;
    const client = createClient(transport);
    const network = { firmId, networkKey };
    const place = { city, district, type };
    void Promise.all([
      citiesOf(client, network),
      city ? districtsOf(client, network, place) : undefined,
      district ? typesOf(client, network, place) : undefined,
      type ? companiesOf(client, network, place) : undefined,
    ]).then(([cities, districts, types, companies]) => {
      if (isCurrent) setKnown({ of: place, cities, districts, types, companies });
    });
    return () => void (isCurrent = false);
  }, [transport, firmId, networkKey, city, district, type]);
  const isOfCity = of.city === city;
  const isOfDistrict = isOfCity && of.district === district;
  return {
    cities: known.cities,
    districts: isOfCity ? known.districts : undefined,
    types: isOfDistrict ? known.types : undefined,
    companies: isOfDistrict && of.type === type ? known.companies : undefined,
  };
}
