/** Reminds customers of the end of an external policy: adding it asked for that one message. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { boundTelephones } from '../../customers/customer-store';
import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { sendServiceSms } from '../notification/send-message';
import { reminderTexts } from '../renewal-reminder/reminder.texts';
import { dueExternalReminders, markReminded, type ExternalPolicy } from './external-policy-store';

/** One that the provider could not take stays due until the next run. */
export async function remindOfEnds(services: Services): Promise<void> {
  const today = dayInTurkey(services.clock.now());
  for (const policy of await dueExternalReminders(services.db, today)) await remind(policy, services);
}

async function remind({ id, customerId, line, endDate }: ExternalPolicy, services: Services): Promise<void> {
  const { db, clock, config } = services;
  const [first] = await boundTelephones(db, customerId);
  const text = reminderTexts.sms({
    line: lineFacts[line],
    policyEnd: endDate,
    siteUrl: config.siteUrl,
    renewal: null,
  });
  const message = first && { to: first.telephone, text, dedupeKey: `external-${id}-${endDate}` };
  if (message && (await sendServiceSms(services, message)) === 'unavailable') return;
  await markReminded(db, id, clock.now());
}

/** By day, in Turkish time. */
export const remindOfEndsJob: Job = {
  name: 'account-policy.reminders',
  handler: (_data, services) => remindOfEnds(services),
  options: { cron: '30 10-17 * * *', concurrency: 1 },
};
