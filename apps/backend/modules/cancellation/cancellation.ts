/** Cancellations of policies whose vehicle was sold: asked for and followed with a code or in the account (decision 362). */
import { cancellationCalls } from '@emsal/api/calls/self-service/cancellation';
import { trackingCalls } from '@emsal/api/calls/self-service/tracking';
import { defineModule } from '../../http/module';
import { applyForCancellation } from './apply-for-cancellation';
import { listCancellable } from './cancellable';
import { estimateRefund } from './estimate-refund';
import { readNotaryFile } from './read-notary-file';
import { addFileToCancellation } from './tracking/add-file';
import { listCancellations, readCancellation } from './tracking/tracked-cancellations';

export const cancellationModule = defineModule({
  name: 'cancellation',
  calls: { ...cancellationCalls, ...trackingCalls },
  handlers: {
    'POST selfservice/policy/getCancellablePolicies': (_input, context) => listCancellable(context),
    'POST selfservice/policy/estimateRefund': estimateRefund,
    'POST selfservice/addendum/ReadNotaryFile': readNotaryFile,
    'POST selfservice/policy/cancel': applyForCancellation,
    'POST selfservice/addendum/getAddendumList': listCancellations,
    'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}': ({ encryptedCallId }, context) =>
      readCancellation(encryptedCallId, context),
    'POST selfservice/policy/addFileToCall': addFileToCancellation,
  },
});
