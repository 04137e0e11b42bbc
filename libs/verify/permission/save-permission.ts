import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { contactTypes, permissionTextVersion, type PermissionChannel } from '@emsal/api/permission-channels';

export interface Permission {
  visitId: string;
  channel: PermissionChannel;
  /** The phone number or e-mail address that the permission is for. */
  value: string;
}

/** Records a granted permission; a permission not granted is not sent. */
export const savePermission = (client: Client, { visitId, channel, value }: Permission): Promise<Envelope<null>> =>
  client.command('POST quoterequestapi/sharedstep/saveannouncementpermission', {
    visitId,
    value,
    type: contactTypes[channel],
    isPermission: true,
    textVersion: permissionTextVersion,
  });
