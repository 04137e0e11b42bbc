import type { PermissionChannel } from '@emsal/api/permission-channels';

/**
 * One permission per channel (e-commerce law), in display order. New words get a new `permissionTextVersion`
 * (`libs/api/permission-channels.ts`), which the consent log keeps.
 */
export const permissionLabels: Readonly<Record<PermissionChannel, string>> = {
  sms: 'SMS almak istiyorum',
  call: 'Aranmak istiyorum',
  email: 'E-posta almak istiyorum',
};
