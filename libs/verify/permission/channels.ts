/** Marketing permission is given per channel, each for itself (law on e-commerce, ux.md). */
export interface PermissionChannel {
  name: 'phone' | 'email';
  /** `type` of saveannouncementpermission; the specification names 0. */
  type: number;
  label: string;
}

export const permissionChannels = {
  phone: { name: 'phone', type: 0, label: 'Telefon ve SMS ile haber alabilirim' },
  email: { name: 'email', type: 1, label: 'E-posta ile haber alabilirim' },
} as const satisfies Record<string, PermissionChannel>;
