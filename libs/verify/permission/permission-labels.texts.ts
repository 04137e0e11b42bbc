import type { PermissionChannel } from '@emsal/api/permission-channels';

/** One permission per channel (e-commerce law), in display order. */
export const permissionLabels: Readonly<Record<PermissionChannel, string>> = {
  sms: 'SMS almak istiyorum',
  call: 'Aranmak istiyorum',
  email: 'E-posta almak istiyorum',
};
