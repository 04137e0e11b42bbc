/** Mails of an entry. Both are sent once, however often the job runs. */
import { brand } from '@emsal/brand/brand';
import type { Tx } from '../../db/database';
import type { Job, JobContext } from '../../http/job';
import type { Jobs } from '../../jobs/jobs';
import { retries } from '../../jobs/retries';
import { throwIfUnavailable, sendServiceMail } from '../notification/send-message';
import { fileOfEntry, findEntry, type EntryFile, type EntryRow } from './entry-store';
import { companyMail, confirmation, isConfirmed } from './entry.texts';
import { fileKinds } from './file-kinds';

const jobName = 'entry.mail';
interface EntryJob {
  entryId: string;
}

export const mailEntry = (jobs: Jobs, entryId: string, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, { entryId } satisfies EntryJob, { tx });

const attachmentOf = ({ purpose, content }: EntryFile) => {
  const { name, type } = fileKinds[purpose];
  return { name, type, content };
};

async function mailCompany(context: JobContext, { id, kind, data }: EntryRow): Promise<void> {
  const text = companyMail(kind, data);
  if (!text) return;
  const file = await fileOfEntry(context.db, id);
  const attachments = file ? [attachmentOf(file)] : [];
  throwIfUnavailable(await sendServiceMail(context, { to: brand.email, text, attachments, dedupeKey: `entry-${id}` }));
}

async function confirm(context: JobContext, { id, kind, data }: EntryRow): Promise<void> {
  const to = data['email'];
  if (to && isConfirmed(kind))
    throwIfUnavailable(
      await sendServiceMail(context, { to, text: confirmation(kind, data), dedupeKey: `entry-${id}-sent` }),
    );
}

export const entryMailJob: Job<EntryJob> = {
  name: jobName,
  handler: async ({ entryId }, context) => {
    const entry = await findEntry(context.db, entryId);
    // Its time may be over.
    if (!entry) return;
    await mailCompany(context, entry);
    await confirm(context, entry);
  },
  options: retries.overAnHour,
};
