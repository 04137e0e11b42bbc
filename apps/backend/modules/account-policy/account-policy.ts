/** What a signed-in customer keeps: policies that were bought here, and external ones. */
import { accountPolicyCalls } from '@emsal/api/calls/customer-account/policies';
import { defineModule } from '../../http/module';
import { Refusal } from '../../http/refusal';
import { linkPurchases, sendLinkCode } from '../account/link-purchases';
import { addExternal } from './add-external';
import { refuse } from './refuse';
import { attachPdf, detachPdf } from './external-file';
import { deleteExternalPolicy } from './external-policy-store';
import { listPolicies } from './list-policies';
import { requireOwnExternalPolicy } from './own-external-policy';
import { readPolicy } from './read-policy';
import { startOffer, startRenewal } from './start-offer';
import { remindOfEndsJob } from './remind-of-end';

export const accountPolicyModule = defineModule({
  name: 'account-policy',
  calls: accountPolicyCalls,
  handlers: {
    'GET selfservice/customeraccount/getCustomerPolicyCards/{id}': (_input, context) => listPolicies(context),
    'GET selfservice/customeraccount/getCustomerPolicy/{policyNo}': ({ policyNo }, context) =>
      readPolicy(policyNo, context),
    'POST selfservice/customeraccount/startRenewal': ({ policyNo }, context) => startRenewal(policyNo, context),
    'POST selfservice/customeraccount/startOffer': startOffer,
    'POST selfservice/customeraccount/addCustomerExternalPolicy': addExternal,
    'POST selfservice/customeraccount/UpdateCustomerExternalPolicyPdf': async ({ externalPolicyId, file }, context) => {
      const policy = await requireOwnExternalPolicy(externalPolicyId, context);
      const isAttached = await context.db.transaction((tx) => attachPdf(tx, policy, { ...context, file }));
      return isAttached ? null : refuse('fileGone');
    },
    'POST selfservice/customeraccount/DeleteCustomerExternalPolicyPdf': async ({ externalPolicyId }, context) => {
      const policy = await requireOwnExternalPolicy(externalPolicyId, context);
      await context.db.transaction((tx) => detachPdf(tx, policy));
      return null;
    },
    'POST selfservice/customeraccount/deleteCustomerExternalPolicy': async ({ externalPolicyId }, context) => {
      const policy = await requireOwnExternalPolicy(externalPolicyId, context);
      await context.db.transaction(async (tx) => {
        await detachPdf(tx, policy);
        await deleteExternalPolicy(tx, policy.id);
      });
      return null;
    },
    'POST selfservice/customeraccount/sendPurchaseCode': async ({ phoneNumber }, context) => {
      await context.spendRateLimit('telephone', phoneNumber);
      return sendLinkCode({ customerId: context.customerId, phoneNumber }, context);
    },
    'POST selfservice/customeraccount/linkPurchases': async ({ phoneNumber, ...code }, context) => {
      const purchases = await linkPurchases({ customerId: context.customerId, phoneNumber }, code, context);
      return purchases instanceof Refusal ? purchases : { purchases };
    },
  },
  jobs: [remindOfEndsJob],
});
