/** Notifies the customer, by mail and SMS, of what an employee made of a request: something is missing, or it was refused. */
import type { Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { Job, JobContext } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { askedOfCustomer, refusedFor } from '../asked-of-customer';
import { contactOf } from './contact-of';
import { findRequest, movesOf, type RequestRow } from '../request-store';
import { refusedMail, refusedSms, waitingMail, waitingSms, type MoveNotice } from './move-notice.texts';

type NotifiedMove = 'waitingForCustomer' | 'refused';
interface Data {
  requestId: string;
  to: NotifiedMove;
  /** One for each move. Waiting jobs are stored with this name. */
  tellId: string;
  by: 'mail' | 'sms';
}
/** Waiting jobs are stored with this name. */
const jobName = 'service.tellMove';

export const isNotified = (to: string): to is NotifiedMove => to === 'waitingForCustomer' || to === 'refused';

export async function sendMoveNotice(jobs: Pick<Jobs, 'send'>, of: { requestId: string; to: NotifiedMove }, tx: Tx) {
  const tellId = randomId();
  for (const by of ['mail', 'sms'] as const) await jobs.send(jobName, { ...of, tellId, by } satisfies Data, { tx });
}

async function notify({ requestId, to, tellId, by }: Data, context: JobContext): Promise<void> {
  const request = await findRequest(context.db, requestId);
  // It may have gone on meanwhile.
  if (request?.state !== to) return;
  const contact = await contactOf(context.db, request);
  const notice = await noticeOf(request, context);
  const dedupeKey = `request-${tellId}-${by}`;
  if (by === 'mail' && contact.email) {
    const text = to === 'refused' ? refusedMail(notice) : waitingMail(notice);
    throwIfUnavailable(await sendServiceMail(context, { to: contact.email, text, dedupeKey }));
  }
  if (by === 'sms' && contact.phoneNumber) {
    const text = to === 'refused' ? refusedSms(notice) : waitingSms(notice);
    throwIfUnavailable(await sendServiceSms(context, { to: contact.phoneNumber, text, dedupeKey }));
  }
}

async function noticeOf({ id, kind, number, state }: RequestRow, { db, config }: JobContext): Promise<MoveNotice> {
  const reason = (await movesOf(db, id)).at(-1)?.reason ?? null;
  return {
    kind,
    number,
    text: state === 'refused' ? refusedFor(reason) : askedOfCustomer(reason),
    url: `${config.siteUrl}${kind === 'cancellation' ? '/police-iptal/takip' : '/uyelik/yardim'}`,
  };
}

export const moveNoticeJob: Job<Data> = { name: jobName, handler: notify, options: retries.overAnHour };
