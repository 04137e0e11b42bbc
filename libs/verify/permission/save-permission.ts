import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { contactTypes, type PermissionChannel } from '@emsal/api/permission-channels';

export interface Permission {
  visitId: string;
  channel: PermissionChannel;
  /** The telephone number or the address that the permission is for. */
  value: string;
}

/** Records a permission that was ticked; what was not ticked is not sent at all. */
export const savePermission = (client: Client, { visitId, channel, value }: Permission): Promise<Envelope<null>> =>
  client.command('POST quoterequestapi/sharedstep/saveannouncementpermission', {
    visitId,
    value,
    type: contactTypes[channel],
    isPermission: true,
  });
