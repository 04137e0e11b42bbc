/** Provinces and districts as options of a select. */
import type { Client } from '@emsal/api/client';
import type { SelectOption } from '@emsal/ui/select/select';

export const loadCityOptions = async (client: Client): Promise<SelectOption[]> =>
  (await client.lookup('GET quoterequestapi/sharedstep/GetCityList', {})).map(({ cityId, cityName }) => ({
    value: cityId,
    label: cityName,
  }));

/** No province, no districts. */
export async function loadDistrictOptions(
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
