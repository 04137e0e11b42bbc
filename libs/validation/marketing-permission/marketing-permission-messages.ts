export const marketingPermissionMessages = {
  required: 'Devam etmek için iletişim iznini işaretleyin',
} as const;
