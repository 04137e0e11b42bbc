/** Everybody whom the account knows hears of a passkey that was added or removed, so that its owner can object. */
import { boundTelephones } from '../../customers/customer-store';
import type { Tx } from '../../db/database';
import type { Job, JobContext } from '../../http/job';
import type { Jobs } from '../../jobs/jobs';
import { retries } from '../../jobs/retries';
import { findProfile } from '../account/information/profile-store';
import { sendServiceMail, sendServiceSmsToAll, throwIfUnavailable } from '../notification/send-message';
import { passkeyMail, passkeySms, type PasskeyEvent } from './passkey-notice.texts';

const jobName = 'account.passkey-notice';
interface PasskeyNotice {
  id: string;
  customerId: string;
  event: PasskeyEvent;
}

export const notifyOfPasskey = (jobs: Pick<Jobs, 'send'>, notice: PasskeyNotice, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, notice, { tx });

async function send({ id, customerId, event }: PasskeyNotice, context: JobContext): Promise<void> {
  const dedupeKey = `passkey-${event}-${id}`;
  const telephones = (await boundTelephones(context.db, customerId)).map(({ telephone }) => telephone);
  await sendServiceSmsToAll(context, telephones, { text: passkeySms(event), dedupeKey });
  const email = (await findProfile(context.db, customerId))?.email;
  if (!email) return;
  const text = passkeyMail(event, `${context.config.siteUrl}/uyelik/hesabim/guvenlik`);
  throwIfUnavailable(await sendServiceMail(context, { to: email, text, dedupeKey }));
}

export const passkeyNoticeJob: Job<PasskeyNotice> = { name: jobName, handler: send, options: retries.overAnHour };
