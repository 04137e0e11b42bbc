/** Visits: opening and copying a run through a form, and data about it that pages need (funnel 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { copyVisit, openVisit } from './open-visit';
import { makeShortLink } from './short-link';
import { assignedVariants } from './assign-variants';
import { mayUseCampaigns } from './may-use-campaigns';

export const visitModule = defineModule({
  name: 'visit',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/createfunnel',
    'GET quoterequestapi/sharedstep/copyfunnel/{visitId}',
    'GET quoterequestapi/sharedstep/getAbTestList/{visitId}',
    'GET quoterequestapi/sharedstep/GetUserType/{visitId}',
    'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}',
    'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/createfunnel': openVisit,
    'GET quoterequestapi/sharedstep/copyfunnel/{visitId}': (_input, context) => copyVisit(context),
    'GET quoterequestapi/sharedstep/getAbTestList/{visitId}': async (_input, context) => assignedVariants(context),
    // Without a login every user is a visitor.
    'GET quoterequestapi/sharedstep/GetUserType/{visitId}': async () => 'visitor' as const,
    'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}': async (_input, context) => ({
      hash: makeShortLink(context),
    }),
    'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}': async (_input, context) =>
      mayUseCampaigns(context),
  },
});
