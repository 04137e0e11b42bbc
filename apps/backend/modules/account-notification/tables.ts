/** Up to when a customer has read notifications. These themselves are the events of policies, requests and rewards. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/tables';
import { instant } from '../../db/column-types';

export const notificationMarks = pgTable('notification_marks', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  readUntil: instant().notNull(),
});
