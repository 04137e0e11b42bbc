/** The quote passport: a visit goes on in another browser, by a code or the offer number and a one-time code (docs/decisions/067). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../frame/handlers';
import { defineModule } from '../../frame/module';
import type { Job } from '../../jobs/jobs';
import { askCode, codeJob } from './ask-code';
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
    'POST quoterequestapi/passport/sendotp': askCode,
    'POST quoterequestapi/passport/open': (input, context) =>
      openPassport(input, { ...context, visitor: context.visitor! }),
  },
  jobs: [codeJob as Job],
});
