import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { SelectOption } from '@emsal/ui/select/select';
import type { Client } from '@emsal/api/client';
import { loadOrder } from '../order/load-order';
import type { FailedOrder, Order } from '../order/load-order';

export interface SummaryData extends Order {
  failed?: undefined;
  cities: SelectOption[];
  /** Of the known address's city. */
  districts: SelectOption[];
}

export async function loader(args: LoaderFunctionArgs): Promise<SummaryData | FailedOrder> {
  const { client, order } = await loadOrder(args);
  if ('failed' in order) return order;
  const [cities, districts] = await Promise.all([
    citiesOf(client),
    districtsOf(client, order.information.address?.city),
  ]);
  return { ...order, cities, districts };
}

const citiesOf = async (client: Client): Promise<SelectOption[]> =>
  (await client.lookup('GET quoterequestapi/sharedstep/GetCityList', {})).map(({ cityId, cityName }) => ({
    value: cityId,
    label: cityName,
  }));

async function districtsOf(client: Client, cityId: string | undefined): Promise<SelectOption[]> {
  if (!cityId) return [];
  const list = await client.lookup('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', { cityId });
  return list.map(({ districtId, districtName }) => ({ value: districtId, label: districtName }));
}
