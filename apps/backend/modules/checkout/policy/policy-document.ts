/** Renders the policy's PDF in a job; storing it enqueues mail and SMS. */
import { randomId } from '../../../db/random-id';
import type { Job, JobContext } from '../../../http/job';
import { retries } from '../../../jobs/retries';
import { ownerIn } from '../../../customers/owner';
import { policyDocumentJobName, type EventJobData } from '../../policy/event/event-jobs';
import { addDocument } from '../../document/document-store';
import { policyPdf } from '../../document/policy-pdf/policy-pdf';
import { lenderName } from '@emsal/reference/banks';
import { partiesOf } from '../../policy/party/party-store';
import { beginsAt, coverHour } from '@emsal/lines/facts/cover-hour';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { verifyUrl } from '../verify-policy/verify-policy';
import { sendPolicyMessages } from '../messages/message-jobs';
import { findPayment, type PaymentRow } from '../payment/payment-store';
import { findPolicyOfOrder, setPolicyDocument, type PolicyRow } from '../../policy/policy-store';

export const policyDocumentJob: Job<Pick<EventJobData, 'orderId'>> = {
  name: policyDocumentJobName,
  handler: async ({ orderId }, context) => {
    if (orderId === null) throw new Error('a policy that was not sold here has no document of ours');
    const payment = await findPayment(context.db, orderId);
    const policy = await findPolicyOfOrder(context.db, orderId);
    if (!payment || !policy) throw new Error(`no policy of ${orderId}`);
    if (!policy.documentId)
      await store(context, payment, { policy, content: await renderPolicy(payment, policy, context) });
  },
  /** The customer waits for it: goal 2 s. */
  options: { ...retries.overADay, retryDelaySeconds: 1, pollSeconds: 0.5 },
};

async function renderPolicy(
  { offer, payer }: PaymentRow,
  { id, policyNo, startDate, endDate, issuedAt, verifyCode }: PolicyRow,
  { db, config: { siteUrl } }: JobContext,
): Promise<Buffer> {
  const [payee] = await partiesOf(db, id, 'lossPayee');
  const { policyTitle: title, conditions, coversWholeDays } = wordingOf(offer.line);
  const { offerNo, firmName, productName, insured, risk, assurances, breakdown } = offer;
  return policyPdf({
    title,
    conditions,
    verifyUrl: verifyUrl(siteUrl, verifyCode),
    policyNo,
    offerNo,
    firmName,
    productName,
    insured,
    payerIdentityNo: payer && payer.identityNo !== insured.identityNo ? payer.identityNo : null,
    lossPayee: payee?.institution && lenderName(payee.institution),
    risk,
    startDate,
    endDate,
    hours: coversWholeDays ? null : { start: beginsAt(startDate, issuedAt), end: coverHour },
    issuedAt,
    assurances,
    breakdown,
  });
}

/** Of two jobs for one policy only the one that stores the document enqueues mail and SMS. */
async function store(
  { db, clock, jobs }: JobContext,
  payment: PaymentRow,
  { policy, content }: { policy: PolicyRow; content: Buffer },
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = randomId();
    const isNew = await addDocument(tx, {
      id,
      visitorId: payment.visitorId,
      visitId: payment.visitId,
      ...ownerIn(policy),
      subjectId: payment.id,
      kind: 'policy',
      name: `Poliçe ${policy.policyNo}`,
      content,
      createdAt: clock.now(),
    });
    if (!isNew) return;
    await setPolicyDocument(tx, policy.id, id);
    await sendPolicyMessages(jobs, payment, tx);
  });
}
