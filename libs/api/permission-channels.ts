/** Channels of marketing permission, each given separately, with their number in the consent log; 0 is the specification's (funnel 7.1). */
export const contactTypes = { sms: 0, email: 1, call: 2 } as const;
export type PermissionChannel = keyof typeof contactTypes;

/** Of the words beside the boxes, as the consent log names them; new words get a new version. */
export const permissionTextVersion = 'duyuru-2026-11';
