import { securityPath } from '../area/security-path';

/** Right after a sign-in by code. @param target where the visitor wanted to go */
export const offerPath = (target: string | null): string =>
  `/uyelik/gecis-anahtari${target ? `?${new URLSearchParams({ hedef: target }).toString()}` : ''}`;

export const passkeyPath = (passkeyId: string): string => `${securityPath}/anahtar/${passkeyId}`;
export const removePasskeyPath = (passkeyId: string): string => `${passkeyPath(passkeyId)}/kaldir`;
