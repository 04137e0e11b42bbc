/** Reminds a visitor whose running policy ends too far ahead, on the day from which it can be renewed with a reference. */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { orderReminder } from './order-reminder';
import { remindersJob } from './send-reminders';

export const renewalReminderModule = defineModule({
  name: 'renewal-reminder',
  calls: pickCalls(sharedStepCalls, ['POST quoterequestapi/sharedstep/orderrenewalreminder']),
  handlers: {
    'POST quoterequestapi/sharedstep/orderrenewalreminder': ({ textVersion }, context) =>
      orderReminder(textVersion, context),
  },
  jobs: [remindersJob],
});
