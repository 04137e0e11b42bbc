/** The policy's PDF, made in a job; when it is stored, mail and SMS are sent for. */
import type { Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { Job, JobContext, Jobs } from '../../../jobs/jobs';
import { createHash } from 'node:crypto';
import { addDocument } from '../../document/document-store';
import { policyPdf } from '../../document/policy-pdf/policy-pdf';
import { checkoutLines } from '../lines/checkout-line';
import { verifyUrl } from '../verify-policy/verify-policy';
import { tellPolicy } from '../messages/message-jobs';
import { findPayment, findPolicy, setPolicyDocument, type PaymentRow, type PolicyRow } from '../payment/payment-store';

interface DocumentData {
  orderId: string;
}
const documentJob = 'policy.document';

export async function requestPolicyDocument(jobs: Jobs, orderId: string, tx: Tx): Promise<void> {
  await jobs.send(documentJob, { orderId } satisfies DocumentData, { tx });
}

export const policyDocumentJob: Job<DocumentData> = {
  name: documentJob,
  handler: async ({ orderId }, context) => {
    const [payment, policy] = [await findPayment(context.db, orderId), await findPolicy(context.db, orderId)];
    if (!payment || !policy) throw new Error(`no policy of ${orderId}`);
    if (!policy.documentId)
      await store(context, payment, { policy, content: await drawn(payment, policy, context.config.siteUrl) });
  },
  /** Somebody waits for it: issue 6 wants it within 2 s. */
  options: { retryLimit: 20, retryDelay: 1, pollSeconds: 0.5 },
};

function drawn(
  { offer, payer }: PaymentRow,
  { policyNo, startDate, endDate, issuedAt, verifyCode }: PolicyRow,
  siteUrl: string,
): Promise<Buffer> {
  const { policyTitle: title, conditions } = checkoutLines[offer.line];
  const { offerNo, firmName, productName, insured, vehicle, assurances, breakdown } = offer;
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
    vehicle,
    startDate,
    endDate,
    issuedAt,
    assurances,
    breakdown,
  });
}

/** Of two jobs for one policy only the one that stores the document sends for mail and SMS. */
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
      subjectId: payment.id,
      kind: 'policy',
      name: `Poliçe ${policy.policyNo}`,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: clock.now(),
    });
    if (!isNew) return;
    await setPolicyDocument(tx, payment.id, id);
    await tellPolicy(jobs, payment, tx);
  });
}
