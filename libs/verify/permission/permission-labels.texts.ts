import type { PermissionChannel } from '@emsal/api/permission-channels';

/** A permission of its own for each channel (law on e-commerce), in the order in which they are asked. */
export const permissionLabels: Readonly<Record<PermissionChannel, string>> = {
  sms: 'SMS ile haber alabilirim',
  call: 'Telefonla aranabilirim',
  email: 'E-posta ile haber alabilirim',
};
