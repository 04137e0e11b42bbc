import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { sendPermittedSms } from '../notification/send-message';
import { dueReminders, markReminderSent } from './reminder-store';
import { reminderTexts } from './reminder.texts';

/** One that the provider could not take stays due until the next run. */
export async function sendReminders(services: Services): Promise<void> {
  for (const reminder of await dueReminders(services.db, dayInTurkey(services.clock.now())))
    await sendReminder(services, reminder);
}

type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

async function sendReminder(services: Services, { visitId, policyEnd, line }: DueReminder): Promise<void> {
  const { db, clock, config } = services;
  const text = reminderTexts.sms(lineFacts[line], policyEnd, config.siteUrl);
  const message = { text, dedupeKey: `renewal-${visitId}-${policyEnd}` };
  const delivery = await sendPermittedSms(services, { visitId, kind: 'renewalReminder' }, message);
  if (delivery === 'unavailable' || delivery === 'notPermitted') return;
  await markReminderSent(db, visitId, clock.now());
}

/** By day, in Turkish time. */
export const remindersJob: Job = {
  name: 'renewal.reminders',
  handler: (_data, services) => sendReminders(services),
  options: { cron: '0 10-17 * * *', concurrency: 1 },
};
