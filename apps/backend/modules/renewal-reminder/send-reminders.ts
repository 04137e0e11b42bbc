import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { lastConsent } from '../consent/consent-store';
import { dueReminders, markReminderSent } from './reminder-store';
import { reminderTexts } from './reminder.texts';

/** One that the provider could not take stays due until the next run. */
export async function sendReminders(services: Services): Promise<void> {
  for (const reminder of await dueReminders(services.db, dayInTurkey(services.clock.now())))
    await sendReminder(services, reminder);
}

type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

async function sendReminder(services: Services, { visitId, policyEnd, line }: DueReminder): Promise<void> {
  const { db, clock, ports, config, log } = services;
  const consent = await lastConsent(db, { visitId, kind: 'renewalReminder' });
  if (!consent?.isGiven || !consent.contact) return;
  const sent = await ports.sms.sendSms({
    to: consent.contact,
    text: reminderTexts.sms(lineFacts[line], policyEnd, config.siteUrl),
    dedupeKey: `renewal-${visitId}-${policyEnd}`,
  });
  if (!sent.ok && sent.reason === 'unavailable') return;
  if (!sent.ok) log.warn({ visitId }, 'renewal reminder: the provider refused the recipient');
  await markReminderSent(db, visitId, clock.now());
}

/** By day, in Turkish time. */
export const remindersJob: Job = {
  name: 'renewal.reminders',
  handler: (_data, services) => sendReminders(services),
  options: { cron: '0 10-17 * * *', concurrency: 1 },
};
