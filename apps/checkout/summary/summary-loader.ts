import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Client } from '@emsal/api/client';
import type { PermissionChannel } from '@emsal/api/permission-channels';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { SelectOption } from '@emsal/ui/select/select';
import { loadCityOptions, loadDistrictOptions } from '../address/place-options';
import { loadOrder } from '../order/load-order';
import type { FailedOrder, Order } from '../order/load-order';

export interface SummaryData extends Order {
  failed?: undefined;
  cities: SelectOption[];
  /** Districts of the known address's city. */
  districts: SelectOption[];
  /** Channels already permitted, which are not asked again. */
  permitted: PermissionChannel[];
}

export async function loader(args: LoaderFunctionArgs): Promise<SummaryData | FailedOrder> {
  const { client, order } = await loadOrder(args);
  if ('failed' in order) return order;
  const [cities, districts, permitted] = await Promise.all([
    loadCityOptions(client),
    loadDistrictOptions(client, order.information.address?.city),
    permittedIn(client, order.visitId),
  ]);
  return { ...order, cities, districts, permitted };
}

async function permittedIn(client: Client, visitId: VisitId): Promise<PermissionChannel[]> {
  const reply = await client.command('POST policyrequest/CheckAnnouncementPermission', { visitId });
  if (!reply.isSuccess) return [];
  return Object.entries(reply.result).flatMap(([channel, isPermitted]) =>
    isPermitted ? [channel as PermissionChannel] : [],
  );
}
