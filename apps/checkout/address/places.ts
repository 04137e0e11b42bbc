/** Provinces and districts as the selects of an address want them. */
import type { Client } from '@emsal/api/client';
import type { SelectOption } from '@emsal/ui/select/select';

export const citiesOf = async (client: Client): Promise<SelectOption[]> =>
  (await client.lookup('GET quoterequestapi/sharedstep/GetCityList', {})).map(({ cityId, cityName }) => ({
    value: cityId,
    label: cityName,
  }));

/** Without a province there are none. */
export async function districtsOf(
  client: Client,
  cityId: string | undefined,
  signal?: AbortSignal,
): Promise<SelectOption[]> {
  if (!cityId) return [];
  const list = await client.lookup(
    'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}',
    { cityId },
    signal ? { signal } : {},
  );
  return list.map(({ districtId, districtName }) => ({ value: districtId, label: districtName }));
}
