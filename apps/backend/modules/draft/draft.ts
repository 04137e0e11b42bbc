/** The draft of a visit: its answers, saved step by step and read by every page of its form (funnel 7.1). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { readDraft } from './read-draft';
import { saveDraft } from './save-draft';

export const draftModule = defineModule({
  name: 'draft',
  calls: pickCalls(sharedStepCalls, ['POST quoterequestapi/draft/save', 'GET quoterequestapi/draft/{visitId}']),
  handlers: {
    'POST quoterequestapi/draft/save': saveDraft,
    'GET quoterequestapi/draft/{visitId}': readDraft,
  },
});
