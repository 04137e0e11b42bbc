/** `/uyelik/hesabim/guvenlik/anahtar/:passkeyId/kaldir`: the end of a passkey. One that is gone already is no failure. */
import { success } from '@emsal/api/envelope';
import { postRoute } from '../area/post-route';
import { securityPath } from '../area/security-path';
import { passkeyPath } from './passkey-paths';

export const { action, loader } = postRoute({
  ask: async (client, { passkeyId = '' }) => {
    const reply = await client.command('POST selfservice/customeraccount/removePasskey', { passkeyId });
    return !reply.isSuccess && reply.messageCode === 'passkeyGone' ? success(null) : reply;
  },
  next: () => securityPath,
  from: ({ passkeyId = '' }) => passkeyPath(passkeyId),
});
