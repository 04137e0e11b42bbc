/** What happened to the customer's policies, requests and rewards, with a mark up to which it was read. */
import { z } from 'zod';
import { command } from '../../call';
import { notificationKinds } from '../../notification-kinds';
import { instant, kurus } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const notification = z.object({
  key: z.string(),
  kind: z.enum(notificationKinds),
  at: instant,
  isNew: z.boolean(),
  lineName: z.string().nullable(),
  policyNo: z.string().nullable(),
  requestNumber: z.string().nullable(),
  amount: kurus.nullable(),
});
export type Notification = z.output<typeof notification>;

export const accountNotificationCalls = {
  'GET selfservice/customeraccount/getCustomerNotifications/{id}': command({
    who: 'customer',
    summary: 'Extension: the customer’s notifications, the newest first.',
    input: z.object({ id: customerId }),
    output: z.object({ notifications: z.array(notification) }),
    sample: { id: sampleCustomer.customerId },
  }),
  'POST selfservice/customeraccount/markNotificationsRead': command({
    who: 'customer',
    summary: 'Extension: everything up to this instant was read.',
    input: z.object({ until: instant }),
    output: z.null(),
    sample: { until: '2026-11-28T09:00:00.000Z' },
    weight: 2,
  }),
};
