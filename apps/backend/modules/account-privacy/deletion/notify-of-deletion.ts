/** Everybody whom the account knew hears of its deletion, so that its owner can object. */
import type { TelephoneRow } from '../../../customers/customer-store';
import { personalDataKeys } from '../../../config/personal-data-keys';
import type { Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { Job, JobContext } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { decrypt, encrypt } from '../../../personal-data/envelope';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { deletionMail, deletionSms } from './deletion-messages.texts';
import type { GoesOn } from './what-goes-on';

export interface Contacts {
  /** Empty without an address. */
  email: string;
  telephones: readonly Pick<TelephoneRow, 'telephone'>[];
  goesOn: GoesOn;
}
interface Message {
  id: string;
  by: 'sms' | 'mail';
  /** Encrypted: after the deletion it stands nowhere else. */
  to: string;
  /** Absent in jobs of earlier releases. */
  goesOn?: GoesOn;
}
const jobName = 'account.deletion-message';
const nothing: GoesOn = { requests: [], isCancelling: false, refundDue: 0, needsBankAccount: false };
const field = `${jobName}.to`;

export async function notifyOfDeletion(
  jobs: Pick<Jobs, 'send'>,
  { email, telephones, goesOn }: Contacts,
  tx: Tx,
): Promise<void> {
  const sendTo = (by: Message['by'], to: string) => {
    const message: Message = { id: randomId(), by, to: encrypt(to, field, personalDataKeys().encryption), goesOn };
    return jobs.send(jobName, message, { tx });
  };
  for (const { telephone } of telephones) await sendTo('sms', telephone);
  if (email !== '') await sendTo('mail', email);
}

async function send({ id, by, to: encrypted, goesOn = nothing }: Message, context: JobContext): Promise<void> {
  const to = decrypt(encrypted, field, personalDataKeys().encryption);
  const dedupeKey = `account-deleted-${id}`;
  throwIfUnavailable(
    by === 'mail'
      ? await sendServiceMail(context, { to, text: deletionMail(context.config.siteUrl, goesOn), dedupeKey })
      : await sendServiceSms(context, { to, text: deletionSms(), dedupeKey }),
  );
}

/** Does not wait at the desk: the address of somebody who left is kept no longer than it takes. */
export const deletionMessageJob: Job<Message> = {
  name: jobName,
  handler: send,
  options: { ...retries.overAnHour, waitsAtDesk: false },
};
