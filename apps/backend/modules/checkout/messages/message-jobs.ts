/** Mail and SMS about a purchase: one job and one dedupe key each, enqueued in the transaction that causes them. */
import { refundReasons } from '@emsal/api/outcomes/payment';
import type { PdfSource } from '@emsal/api/pdf-pages';
import { formatMoney } from '@emsal/platform/formats/money';
import { describeRisk } from '@emsal/risks/risk';
import type { Tx } from '../../../db/database';
import { plainHash } from '../../../personal-data/keyed-hash';
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { throwIfUnavailable, sendServiceMail, sendServiceSms } from '../../notification/send-message';
import { findDocumentOf } from '../../document/document-store';
import { pdfLink } from '../../document/pdf-link';
import { dayText } from '../../../formats/day-text';
import { lineWords, type LineWords } from './line-words';
import { invitationUrl } from '../../review/invitation';
import { isAmountDifferent } from '../payment/late-charge';
import { findPayment, type PaymentRow } from '../payment/payment-store';
import { findPolicyOfOrder } from '../../policy/policy-store';
import type { MailText } from '../../../mail-layout/mail-layout';
import { decryptText, encryptText } from '../../../personal-data/personal-columns';
import { policyMail, policySms, refundMail, refundSms, type PolicyMessage, type RefundMessage } from './message.texts';

type Topic = 'policy' | 'refund';
interface MailData {
  orderId: string;
  topic: Topic;
  /** Encrypted. */
  to: string;
}
type SmsData = Omit<MailData, 'to'>;

const mailJob = 'message.mail';
const smsJob = 'message.sms';
const recipientContext = 'jobs.message_mail';
const options = { ...retries.overAnHour, expireInSeconds: 60 };

export const sendPolicyMessages = (jobs: Jobs, payment: PaymentRow, tx: Tx): Promise<void> =>
  send('policy', payment, (name, data) => jobs.send(name, data, { tx }));
export const sendRefundMessages = (jobs: Jobs, payment: PaymentRow, tx: Tx): Promise<void> =>
  send('refund', payment, (name, data) => jobs.send(name, data, { tx }));

/** Sends the policy again, to an address that the customer adds. */
export async function mailPolicyTo(jobs: Jobs, orderId: string, to: string): Promise<void> {
  await jobs.send(mailJob, { orderId, topic: 'policy', to: encryptText(to, recipientContext) } satisfies MailData);
}

async function send(
  topic: Topic,
  { id: orderId, email, offer }: PaymentRow,
  toJob: (name: string, data: MailData | SmsData) => Promise<unknown>,
): Promise<void> {
  if (email) await toJob(mailJob, { orderId, topic, to: encryptText(email, recipientContext) });
  if (offer.insured.phoneNumber) await toJob(smsJob, { orderId, topic });
}

const mail: Job<MailData> = {
  name: mailJob,
  handler: async ({ orderId, topic, to: encrypted }, context) => {
    const to = decryptText(encrypted, recipientContext);
    const { payment, document, policy } = await purchaseOf(context, orderId, 'mail');
    const isBuyer = to === payment.email;
    const text: MailText =
      topic === 'policy' ? policyMail(isBuyer ? policy : { ...policy, reviewLink: '' }) : refundMail(refundOf(payment));
    const attachments =
      topic === 'policy' && document
        ? [{ name: `${document.name}.pdf`, type: 'application/pdf', content: document.content }]
        : [];
    const dedupeKey = `${topic}-mail-${orderId}-${plainHash(to).slice(0, 16)}`;
    throwIfUnavailable(await sendServiceMail(context, { to, text, attachments, dedupeKey }));
  },
  options,
};

const sms: Job<SmsData> = {
  name: smsJob,
  handler: async ({ orderId, topic }, context) => {
    const { payment, policy } = await purchaseOf(context, orderId, 'sms');
    const text = topic === 'policy' ? policySms(policy) : refundSms(refundOf(payment));
    const to = payment.offer.insured.phoneNumber;
    throwIfUnavailable(await sendServiceSms(context, { to, text, dedupeKey: `${topic}-sms-${orderId}` }));
  },
  options,
};

export const messageJobs: readonly Job[] = [mail as Job, sms as Job];

const wordsOf = ({ offer: { line, risk } }: PaymentRow): LineWords => lineWords(line, describeRisk(risk).reference);
const refundOf = (payment: PaymentRow): RefundMessage => ({
  firmName: payment.offer.firmName,
  paidFor: wordsOf(payment).paidFor,
  reason: (payment.reason !== null && refundReasons[payment.reason]) || '',
  total: isAmountDifferent(payment) ? null : formatMoney(payment.amount),
});

async function purchaseOf(services: Services, orderId: string, from: PdfSource) {
  const payment = await findPayment(services.db, orderId);
  const policy = await findPolicyOfOrder(services.db, orderId);
  const document = await findDocumentOf(services.db, orderId);
  if (!payment) throw new Error(`no payment ${orderId}`);
  const link = document ? await pdfLink(services, { id: document.id, kind: 'policy' }, from) : '';
  const message: PolicyMessage = {
    policyNo: policy?.policyNo ?? '',
    firmName: payment.offer.firmName,
    ...wordsOf(payment),
    total: formatMoney(payment.amount),
    startDate: policy ? dayText(policy.startDate) : '',
    endDate: policy ? dayText(policy.endDate) : '',
    link,
    reviewLink: policy ? invitationUrl(policy.id, services) : '',
  };
  return { payment, document, policy: message };
}
