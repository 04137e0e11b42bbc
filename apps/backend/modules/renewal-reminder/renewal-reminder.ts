/** Reminds a visitor whose running policy ends too far ahead, on the day from which it can be renewed with a reference. */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import type { Services } from '../../http/services';
import { requestReminder } from './request-reminder';
import type { Insurers } from './renewal-price';
import { remindersJob } from './send-reminders';

/** @param insurersOf the insurers of the process */
export const renewalReminderModule = (insurersOf: (services: Services) => Insurers) =>
  defineModule({
    name: 'renewal-reminder',
    calls: pickCalls(sharedStepCalls, ['POST quoterequestapi/sharedstep/orderrenewalreminder']),
    handlers: {
      'POST quoterequestapi/sharedstep/orderrenewalreminder': ({ textVersion }, context) =>
        requestReminder(textVersion, context),
    },
    jobs: [remindersJob(insurersOf)],
  });
