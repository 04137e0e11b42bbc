/** The one-time code of service pages that need no session: cancellation, its tracking, refund account (decision 360). */
import { formDataCalls } from '@emsal/api/calls/self-service/form-data';
import { defineModule } from '../../http/module';
import { proofStatusOf } from './proof-status';
import { sendProofCode } from './send-proof-code';
import { validateProofCode } from './validate-proof-code';

export const serviceProofModule = defineModule({
  name: 'service-proof',
  calls: formDataCalls,
  handlers: {
    'POST selfservice/formData/SendOtp': sendProofCode,
    'POST selfservice/formData/otpValidate': ({ code }, context) => validateProofCode(code, context),
    'POST selfservice/formData/getOtpVerificationStatus': (_input, context) => proofStatusOf(context),
  },
});
