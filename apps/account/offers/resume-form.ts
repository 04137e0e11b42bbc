/** `/uyelik/tekliflerim/form/:formId/ac`: going on with a form that was left. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { postRoute } from '../area/post-route';
import { offersPath } from './offer-paths';

export const { action, loader } = postRoute({
  ask: (client, { formId = '' }) =>
    client.command('POST selfservice/customeraccount/resumeForm', { formId: formId as VisitId }),
  next: ({ formPath }) => formPath,
  from: () => offersPath,
});
