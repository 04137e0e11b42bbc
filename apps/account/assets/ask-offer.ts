/** `/uyelik/guvencelerim/:policyId/teklif/:line`: asking for offers of a cover that a thing lacks. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { postRoute } from '../area/post-route';
import { assetPath } from './asset-paths';

export const { action, loader } = postRoute({
  ask: (client, { policyId = '', line }) =>
    client.command('POST selfservice/customeraccount/startOffer', { policyId, line: line as LineId }),
  next: ({ formPath }) => formPath,
  from: ({ policyId = '' }) => assetPath(policyId),
});
