/** Channels of marketing permission, each given separately, with their number in the consent log; 0 is the specification's (funnel 7.1). */
export const contactTypes = { sms: 0, email: 1, call: 2 } as const;
export type PermissionChannel = keyof typeof contactTypes;

/** Of the words beside the boxes, as the consent log names them; new words get a new version. */
export const permissionTextVersion = 'duyuru-2026-11';
/** Of the electronic consent that the account asks for before a channel is opened. */
export const electronicConsentVersion = 'elektronik-ileti-onayi-2026-11';

export interface ChannelPermissions {
  isPermissionEmail: boolean;
  isPermissionSms: boolean;
  isPermissionPhone: boolean;
}

/** Whether any channel may carry campaigns. */
export const isMarket = ({ isPermissionEmail, isPermissionSms, isPermissionPhone }: ChannelPermissions): boolean =>
  isPermissionEmail || isPermissionSms || isPermissionPhone;
