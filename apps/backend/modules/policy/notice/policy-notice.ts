/** Notifies the policyholder of what happened to a policy, by mail and SMS. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { PdfSource } from '@emsal/api/pdf-pages';
import { formatMoney } from '@emsal/platform/formats/money';
import type { Job, JobContext } from '../../../http/job';
import { retries } from '../../../jobs/retries';
import type { MailText } from '../../../mail-layout/mail-layout';
import { findDocument } from '../../document/document-store';
import { pdfLink } from '../../document/pdf-link';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { dayText } from '../../../formats/day-text';
import { throwIfUnavailable, sendServiceMail, sendServiceSms } from '../../notification/send-message';
import { policyNoticeJobNames, type EventJobData } from '../event/event-jobs';
import { findEvent, type PolicyEventRow } from '../event/event-store';
import { partiesOf } from '../party/party-store';
import type { Party } from '../party/tables';
import { findPolicy, type PolicyRow } from '../policy-store';
import { findRefund } from '../refund/refund-store';
import {
  cancelledMail,
  cancelledSms,
  endorsedMail,
  endorsedSms,
  refundedMail,
  refundedSms,
  type Notice,
} from './notice.texts';

interface NoticeToSend {
  event: PolicyEventRow;
  texts: { mail: MailText; sms: string };
  to: Pick<Party, 'email' | 'phoneNumber'>;
  dedupeKey: string;
}
type SendNotice = (context: JobContext, notice: NoticeToSend) => Promise<void>;

const noticeJob = (name: string, by: PdfSource, send: SendNotice): Job<EventJobData> => ({
  name,
  handler: async (data, context) => {
    const notice = await noticeToSend(data, by, context);
    if (notice) await send(context, notice);
  },
  options: retries.overAnHour,
});

const mail = noticeJob(
  policyNoticeJobNames.mail,
  'mail',
  async (context, { event, texts, to: { email }, dedupeKey }) => {
    if (!email) return;
    const attachments = await attachmentsOf(context, event);
    throwIfUnavailable(await sendServiceMail(context, { to: email, text: texts.mail, attachments, dedupeKey }));
  },
);

const sms = noticeJob(policyNoticeJobNames.sms, 'sms', async (context, { texts, to: { phoneNumber }, dedupeKey }) => {
  if (phoneNumber) throwIfUnavailable(await sendServiceSms(context, { to: phoneNumber, text: texts.sms, dedupeKey }));
});

export const noticeJobs: readonly Job[] = [mail as Job, sms as Job];

/** Null for an event without a notice. */
async function noticeToSend(
  { policyId, number }: EventJobData,
  by: PdfSource,
  context: JobContext,
): Promise<NoticeToSend | null> {
  const policy = await findPolicy(context.db, policyId);
  const event = await findEvent(context.db, policyId, number);
  if (!policy || !event) throw new Error(`no event ${number} of policy ${policyId}`);
  const texts = textsOf(event, await noticeOf({ ...context, by }, policy, event));
  const [to] = await partiesOf(context.db, policyId, 'policyholder');
  return texts && to ? { event, texts, to, dedupeKey: `policy-${policyId}-${number}` } : null;
}

/** @throws Error when a refunded event has no refund */
function textsOf(event: PolicyEventRow, notice: Notice): { mail: MailText; sms: string } | null {
  switch (event.kind) {
    case 'cancelled':
      return { mail: cancelledMail(notice), sms: cancelledSms(notice) };
    case 'endorsed':
      return { mail: endorsedMail(notice, event.part!), sms: endorsedSms(notice, event.part!) };
    case 'refunded':
      return refundedTexts(notice);
    default:
      return null;
  }
}

function refundedTexts({ refund, ...notice }: Notice): { mail: MailText; sms: string } {
  if (refund === null) throw new Error(`policy ${notice.policyNo} has no refund to tell of`);
  return { mail: refundedMail({ ...notice, refund }), sms: refundedSms({ ...notice, refund }) };
}

async function noticeOf(
  context: JobContext & { by: PdfSource },
  { policyNo, line }: PolicyRow,
  { effectiveOn, recordedAt, idempotencyKey, reference, kind, documentId }: PolicyEventRow,
): Promise<Notice> {
  const { db, by } = context;
  const refund = await findRefund(db, kind === 'refunded' ? (reference ?? '') : idempotencyKey);
  return {
    policyNo,
    lineName: lineFacts[line].shortName,
    day: dayText(effectiveOn),
    isAhead: effectiveOn > dayInTurkey(recordedAt),
    refund: refund ? formatMoney(refund.amount) : null,
    link: documentId === null ? null : await pdfLink(context, { id: documentId, kind: 'addendum' }, by),
    paidTo: refund?.state === 'transferred' ? 'account' : 'card',
  };
}

async function attachmentsOf({ db }: JobContext, { documentId }: PolicyEventRow) {
  const document = documentId === null ? undefined : await findDocument(db, documentId);
  return document ? [{ name: `${document.name}.pdf`, type: 'application/pdf', content: document.content }] : [];
}
