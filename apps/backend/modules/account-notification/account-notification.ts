/** What happened to a customer's policies, requests and rewards, as the account shows it. */
import { accountNotificationCalls } from '@emsal/api/calls/customer-account/notifications';
import { defineModule } from '../../http/module';
import { listNotifications } from './list-notifications';
import { markRead } from './notification-marks';

export const accountNotificationModule = defineModule({
  name: 'account-notification',
  calls: accountNotificationCalls,
  handlers: {
    'GET selfservice/customeraccount/getCustomerNotifications/{id}': async (_input, context) => ({
      notifications: await listNotifications(context),
    }),
    'POST selfservice/customeraccount/markNotificationsRead': async ({ until }, { db, clock, customerId }) => {
      // What happens later must not be marked by a wrong clock.
      const now = clock.now();
      const read = new Date(until);
      await markRead(db, customerId, read < now ? read : now);
      return null;
    },
  },
});
