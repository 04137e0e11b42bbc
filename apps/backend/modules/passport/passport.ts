/** The quote passport: continues a visit in another browser with a code or the offer number, and a one-time code (decision 067). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import type { Job } from '../../http/job';
import { requestCode, codeJob } from './request-code';
import { issuePassport } from './issue-passport';
import { openPassport } from './open-passport';

export const passportModule = defineModule({
  name: 'passport',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/passport/create',
    'POST quoterequestapi/passport/sendotp',
    'POST quoterequestapi/passport/open',
  ]),
  handlers: {
    'POST quoterequestapi/passport/create': (_input, context) => issuePassport(context),
    'POST quoterequestapi/passport/sendotp': requestCode,
    'POST quoterequestapi/passport/open': (input, context) =>
      openPassport(input, { ...context, visitor: context.visitor! }),
  },
  jobs: [codeJob as Job],
});
