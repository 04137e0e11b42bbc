/** A door for assistants: by the person's permission they read the offers of one visit, and hand over to the person (decision 382). */
import { assistantCalls } from '@emsal/api/calls/assistant';
import { defineModule } from '../../http/module';
import { mountMcp } from './mcp-route';
import { permissionOf, permit, revoke } from './permission';

export const assistantModule = defineModule({
  name: 'assistant',
  calls: assistantCalls,
  handlers: {
    'GET quoterequestapi/assistant/permission/{visitId}': (_input, context) => permissionOf(context),
    'POST quoterequestapi/assistant/permit': permit,
    'POST quoterequestapi/assistant/revoke': revoke,
  },
  routes: mountMcp,
});
