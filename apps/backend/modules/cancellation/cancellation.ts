/** Cancellations of policies whose vehicle was sold: asked for and followed with a code or in the account (decision 362). */
import { cancellationCalls } from '@emsal/api/calls/self-service/cancellation';
import { trackingCalls } from '@emsal/api/calls/self-service/tracking';
import { defineModule } from '../../http/module';
import { applyForCancellation } from './apply';
import { estimateRefund, listCancellable } from './cancellable';
import { readNotaryFile } from './read-notary-file';
import { addFileToCall } from './tracking/add-file';
import { listCalls, readCall } from './tracking/tracked-calls';

export const cancellationModule = defineModule({
  name: 'cancellation',
  calls: { ...cancellationCalls, ...trackingCalls },
  handlers: {
    'POST selfservice/policy/getCancellablePolicies': (_input, context) => listCancellable(context),
    'POST selfservice/policy/estimateRefund': estimateRefund,
    'POST selfservice/addendum/ReadNotaryFile': readNotaryFile,
    'POST selfservice/policy/cancel': applyForCancellation,
    'POST selfservice/addendum/getAddendumList': listCalls,
    'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}': ({ encryptedCallId }, context) =>
      readCall(encryptedCallId, context),
    'POST selfservice/policy/addFileToCall': addFileToCall,
  },
});
