/** Visits: opening and copying a run through a form, its draft, and the facts that pages ask of it (funnel 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../frame/handlers';
import { defineModule } from '../../frame/module';
import { readDraft, saveDraft } from './draft';
import { copyVisit, openVisit } from './open-visit';
import { makeShortLink } from './short-link';
import { abTests, mayUseCampaigns } from './visit-facts';

export const visitModule = defineModule({
  name: 'visit',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/createfunnel',
    'POST quoterequestapi/draft/save',
    'GET quoterequestapi/draft/{visitId}',
    'GET quoterequestapi/sharedstep/copyfunnel/{visitId}',
    'GET quoterequestapi/sharedstep/getAbTestList/{visitId}',
    'GET quoterequestapi/sharedstep/GetUserType/{visitId}',
    'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}',
    'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/createfunnel': openVisit,
    'POST quoterequestapi/draft/save': saveDraft,
    'GET quoterequestapi/draft/{visitId}': readDraft,
    'GET quoterequestapi/sharedstep/copyfunnel/{visitId}': (_input, context) => copyVisit(context),
    'GET quoterequestapi/sharedstep/getAbTestList/{visitId}': async (_input, context) => abTests(context),
    // Nobody can log in yet: the account brings the second kind of user.
    'GET quoterequestapi/sharedstep/GetUserType/{visitId}': async () => 'visitor' as const,
    'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}': async (_input, context) => ({
      hash: makeShortLink(context),
    }),
    'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}': async (_input, context) =>
      mayUseCampaigns(context),
  },
});
