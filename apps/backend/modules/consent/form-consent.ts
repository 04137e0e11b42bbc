/** Notice and marketing permission of forms without a visit. */
import { formConsentCalls } from '@emsal/api/calls/self-service/form-consent';
import { defineModule } from '../../http/module';
import { isPermitted, noticeOf, recordNotice, savePermission } from './browser-consent';

export const formConsentModule = defineModule({
  name: 'form-consent',
  calls: formConsentCalls,
  handlers: {
    'POST selfservice/formData/checkFormPermission': async (contact, context) => ({
      isPermission: await isPermitted(contact, context),
    }),
    'POST selfservice/formData/saveFormPermission': async (given, context) => {
      await savePermission(given, context);
      return null;
    },
    'POST selfservice/formData/setkvkkstatus': async (shown, context) => {
      await recordNotice(shown, context);
      return null;
    },
    'GET selfservice/formData/getKvkkStatus/{identityNo}': noticeOf,
    'POST selfservice/formData/getKvkkStatus': noticeOf,
  },
});
