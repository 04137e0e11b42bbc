/** Every telephone of the account hears of a declaration, and of its acceptance, so that its owner can object; the new one of a refusal. */
import { boundTelephones, findCustomer } from '../../../customers/customer-store';
import { identityIndex } from '../../../customers/owner';
import type { Executor, Tx } from '../../../db/database';
import type { Job } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { findEntry } from '../../entry/entry-store';
import { sendServiceSmsToAll } from '../../notification/send-message';
import { declarationSms, type DeclarationEvent } from './declaration-sms.texts';

const jobName = 'account.declaration-sms';
interface DeclarationSmsData {
  entryId: string;
  event: DeclarationEvent;
}

export const sendDeclarationSms = (jobs: Jobs, data: DeclarationSmsData, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, data, { tx });

async function telephonesOf({ entryId, event }: DeclarationSmsData, db: Executor): Promise<string[]> {
  const entry = await findEntry(db, entryId);
  const { identityNo, phone } = (entry?.data ?? {}) as { identityNo?: string; phone?: string };
  const customer = identityNo && (await findCustomer(db, { identityKey: identityIndex(identityNo) }));
  const bound = customer ? (await boundTelephones(db, customer.id)).map(({ telephone }) => telephone) : [];
  if (event !== 'refused') return bound;
  return phone && !bound.includes(phone) ? [phone] : [];
}

export const declarationSmsJob: Job<DeclarationSmsData> = {
  name: jobName,
  handler: async (data, context) => {
    const { entryId, event } = data;
    const text = declarationSms(event, context.config.siteUrl);
    const telephones = await telephonesOf(data, context.db);
    await sendServiceSmsToAll(context, telephones, { text, dedupeKey: `declaration-${event}-${entryId}` });
  },
  options: retries.overAnHour,
};
