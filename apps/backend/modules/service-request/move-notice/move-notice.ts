/** Notifies the customer, by mail and SMS, of what an employee made of a request: something is missing, or it was refused. */
import { askedFileFacts } from '@emsal/api/asked-file-kinds';
import { returnText } from '@emsal/api/file-return-reasons';
import { fileReturned } from '@emsal/api/request-reasons';
import type { Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { Job, JobContext } from '../../../http/job';
import type { Jobs, SendOptions } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { askedOfCustomer, refusedFor } from '../asked-of-customer';
import { followPath } from '../follow-path';
import { contactOf } from './contact-of';
import { filesOfRequest, type SentFile } from '../request-file-store';
import { findRequest, movesOf, type RequestRow } from '../request-store';
import { isOvertaken } from '../settle-seconds';
import { refusedMail, refusedSms, waitingMail, waitingSms, type MoveNotice } from './move-notice.texts';

type NotifiedMove = 'waitingForCustomer' | 'refused';
interface Data {
  requestId: string;
  to: NotifiedMove;
  /** One for each move. Waiting jobs are stored with this name. */
  tellId: string;
  by: 'mail' | 'sms';
  /** When a file was returned. */
  pressedAt?: string;
}
/** Waiting jobs are stored with this name. */
const jobName = 'service.tellMove';

export const isNotified = (to: string): to is NotifiedMove => to === 'waitingForCustomer' || to === 'refused';

export async function sendMoveNotice(
  jobs: Pick<Jobs, 'send'>,
  of: Pick<Data, 'requestId' | 'to' | 'pressedAt'>,
  options: SendOptions & { tx: Tx },
): Promise<void> {
  const tellId = randomId();
  for (const by of ['mail', 'sms'] as const) await jobs.send(jobName, { ...of, tellId, by } satisfies Data, options);
}

async function notify({ requestId, to, tellId, by, pressedAt }: Data, context: JobContext): Promise<void> {
  const request = await findRequest(context.db, requestId);
  // It may have gone on meanwhile.
  if (request?.state !== to) return;
  const returned = (await filesOfRequest(context.db, requestId)).filter(({ state }) => state === 'again');
  const returnedAt = returned.map(({ changedAt }) => changedAt);
  if (isOvertaken(pressedAt, returnedAt)) return;
  const contact = await contactOf(context.db, request);
  const notice = await noticeOf(request, returned, context);
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

async function noticeOf(
  { id, kind, number, state, details }: RequestRow,
  returned: readonly SentFile[],
  { db, config }: JobContext,
): Promise<MoveNotice> {
  const reason = (await movesOf(db, id)).at(-1)?.reason ?? null;
  const asked = [...(reason === fileReturned ? [] : [askedOfCustomer(reason)]), ...returned.map(returnedLine)].join(
    ' ',
  );
  return {
    kind,
    number,
    text: state === 'refused' ? refusedFor(reason) : asked,
    url: `${config.siteUrl}${followPath({ details })}`,
  };
}

const returnedLine = ({ kind, reason }: SentFile): string =>
  `${askedFileFacts(kind).title}: ${returnText(reason) ?? ''}`;

export const moveNoticeJob: Job<Data> = { name: jobName, handler: notify, options: retries.overAnHour };
