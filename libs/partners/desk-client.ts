/** The desk as a client of the sandbox's identity provider; both sides derive its secret from `SECRET_KEY`. */
import { createHmac } from 'node:crypto';

export const deskAccountsPath = '/desk-accounts';

export const sandboxDeskClient = (sandboxUrl: string, secretKey: string) => ({
  issuer: sandboxUrl.replace(/\/$/, '') + deskAccountsPath,
  clientId: 'emsal-desk',
  clientSecret: createHmac('sha256', secretKey).update('sandbox-desk').digest('base64url'),
});
