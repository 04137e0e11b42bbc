/** Health information forms: read, saved, approved by a code, and read again (member 4; decision 377). */
import { healthProcessCalls } from '@emsal/api/calls/self-service/health-process';
import { defineModule } from '../../http/module';
import { approveForm, sendFormCode } from './approve-form';
import { formByLink } from './form-link';
import { requestCall } from './form-store';
import { readApproved } from './read-approved';
import { readForm, refuseForm } from './read-form';
import { saveForm } from './save-form';

export const healthProcessModule = defineModule({
  name: 'health-process',
  calls: healthProcessCalls,
  handlers: {
    'GET selfservice/HealthProcess/GetInformationForm/{hash}': readForm,
    'POST selfservice/HealthProcess/saveInformationForm': saveForm,
    'POST selfservice/HealthProcess/SendInformationFormCode': sendFormCode,
    'POST selfservice/HealthProcess/VerifyInformationFormModelAsync': approveForm,
    'GET selfservice/HealthProcess/GetHealthInformationSaveModelForPdf/{hash}': readApproved,
    'GET selfservice/HealthProcess/CallMeForCheckingInformation/{hash}': async ({ hash }, context) => {
      const form = await formByLink(hash, context);
      if (!form) return refuseForm('formUnknown');
      if (form.callRequestedAt === null) await requestCall(context.db, form.id, context.clock.now());
      return null;
    },
  },
});
