/** Every telephone of the account hears of a declaration, and of its acceptance, so that its owner can object. */
import { boundTelephones, findCustomer } from '../../../customers/customer-store';
import { identityIndex } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import type { Job } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { findEntry } from '../../entry/entry-store';
import { sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { declarationSms, type DeclarationEvent } from './declaration-sms.texts';

const jobName = 'account.declaration-sms';
interface Told {
  entryId: string;
  event: DeclarationEvent;
}

export const sendDeclarationSms = (jobs: Jobs, told: Told, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, told, { tx });

export const declarationSmsJob: Job<Told> = {
  name: jobName,
  handler: async ({ entryId, event }, context) => {
    const entry = await findEntry(context.db, entryId);
    const identityNo = entry?.data['identityNo'];
    const customer = identityNo && (await findCustomer(context.db, { identityKey: identityIndex(identityNo) }));
    if (!customer) return;
    const text = declarationSms(event, context.config.siteUrl);
    for (const { telephone: to } of await boundTelephones(context.db, customer.id))
      throwIfUnavailable(
        await sendServiceSms(context, { to, text, dedupeKey: `declaration-${event}-${entryId}-${to.slice(-4)}` }),
      );
  },
  options: retries.overAnHour,
};
