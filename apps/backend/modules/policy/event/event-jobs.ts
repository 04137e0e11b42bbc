/** The outbox: jobs that an event sends in its own transaction, so that they exist exactly when the event does. */
import type { Tx } from '../../../db/database';
import type { Jobs } from '../../../jobs/jobs';
import type { PolicyEventKind } from './tables';

/** Where an event is written and its jobs are sent. */
export interface Outbox {
  tx: Tx;
  jobs: Pick<Jobs, 'send'>;
}
export interface EventJobData {
  policyId: string;
  number: number;
  /** Null for a policy without a sale of ours. */
  orderId: string | null;
}

/** Tell the policyholder, by mail and by SMS: one that is retried does not repeat the other. */
export const policyNoticeJobNames = { mail: 'policy.notice', sms: 'policy.notice-sms' } as const;
/** Renders the document of a policy that was sold here, which is then sent. */
export const policyDocumentJobName = 'policy.document';
/** Closes the invitation by which a policy was bought. */
export const invitedPurchaseJobName = 'invitation.purchase';

const notices = Object.values(policyNoticeJobNames);
const jobsOf: Readonly<Record<PolicyEventKind, readonly string[]>> = {
  issued: [policyDocumentJobName, invitedPurchaseJobName],
  endorsed: notices,
  cancelled: notices,
  refunded: notices,
  // The insurer corresponds about claims.
  claimNoted: [],
  // The refund of a policy that never should have been is told by its payment.
  voided: [],
};

export async function sendEventJobs(
  { tx, jobs }: Outbox,
  { kind, ...data }: EventJobData & { kind: PolicyEventKind },
): Promise<void> {
  if (kind === 'issued' && data.orderId === null) return;
  for (const name of jobsOf[kind]) await jobs.send(name, data, { tx });
}
