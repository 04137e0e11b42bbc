/** Sends the reminders that are due, with what the insurer asks for the next term of a policy that was sold here. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { sendPermittedSms } from '../notification/send-message';
import { renewalPrice, type Insurers } from './renewal-price';
import { dueReminders, markReminderSent } from './reminder-store';
import { reminderTexts } from './reminder.texts';
import { schedule } from '../../jobs/schedule';

/** One that the provider could not take stays due until the next run. */
export async function sendReminders(services: Services, insurers: Insurers): Promise<void> {
  for (const reminder of await dueReminders(services.db, dayInTurkey(services.clock.now())))
    await sendReminder(services, insurers, reminder);
}

type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

async function sendReminder(services: Services, insurers: Insurers, reminder: DueReminder): Promise<void> {
  const { visitId, policyEnd, line } = reminder;
  const { db, clock, config } = services;
  const renewal = await renewalPrice(services, insurers, reminder);
  const text = reminderTexts.sms({ line: lineFacts[line], policyEnd, siteUrl: config.siteUrl, renewal });
  const message = { text, dedupeKey: `renewal-${visitId}-${policyEnd}` };
  const delivery = await sendPermittedSms(services, { visitId, kind: 'renewalReminder' }, message);
  if (delivery === 'unavailable' || delivery === 'notPermitted') return;
  await markReminderSent(db, visitId, clock.now());
}

/** By day, in Turkish time. */
export const remindersJob = (insurersOf: (services: Services) => Insurers): Job => ({
  name: 'renewal.reminders',
  handler: (_data, services) => sendReminders(services, insurersOf(services)),
  options: { cron: schedule.reminders, concurrency: 1 },
});
