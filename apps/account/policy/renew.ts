/** `/uyelik/hesabim/police/:policyNo/yenile`: asking for a renewal. */
import { postRoute } from '../area/post-route';
import { policyPath } from '../policies/policy-path';

export const { action, loader } = postRoute({
  ask: (client, { policyNo = '' }) => client.command('POST selfservice/customeraccount/startRenewal', { policyNo }),
  next: ({ formPath }) => formPath,
  from: ({ policyNo = '' }) => policyPath(policyNo),
});
