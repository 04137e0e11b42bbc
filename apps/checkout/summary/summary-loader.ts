import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { SelectOption } from '@emsal/ui/select/select';
import { citiesOf, districtsOf } from '../address/places';
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
