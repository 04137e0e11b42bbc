import type { Client } from '@emsal/api/client';
import type { PermissionChannel } from '@emsal/api/permission-channels';
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
  /** Channels that were permitted before: nobody is asked twice. */
  permitted: PermissionChannel[];
}

export async function loader(args: LoaderFunctionArgs): Promise<SummaryData | FailedOrder> {
  const { client, order } = await loadOrder(args);
  if ('failed' in order) return order;
  const [cities, districts, permitted] = await Promise.all([
    citiesOf(client),
    districtsOf(client, order.information.address?.city),
    permittedIn(client, order.visitId),
  ]);
  return { ...order, cities, districts, permitted };
}

async function permittedIn(client: Client, visitId: string): Promise<PermissionChannel[]> {
  const reply = await client.command('POST policyrequest/CheckAnnouncementPermission', { visitId });
  if (!reply.isSuccess) return [];
  return Object.entries(reply.result).flatMap(([channel, is]) => (is ? [channel as PermissionChannel] : []));
}
