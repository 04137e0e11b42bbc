/** Asks whoever sold an insured vehicle, once for the vehicle, by mail and only with the permission for such mails. */
import { describeRisk } from '@emsal/risks/risk';
import type { Tx } from '../../../db/database';
import type { Job, JobContext } from '../../../http/job';
import { retries } from '../../../jobs/retries';
import type { Jobs } from '../../../jobs/jobs';
import { sendPermittedMail, throwIfUnavailable } from '../../notification/send-message';
import { riskKeysOf } from '../../policy/live-sale/blind-risk-keys';
import { partiesOf } from '../../policy/party/party-store';
import { findPolicy } from '../../policy/policy-store';
import { surveyUrl } from './survey-link';
import { surveyMail } from './survey-mail.texts';

const jobName = 'vehicle-survey.ask';
interface AskJob {
  policyId: string;
}

export const askAfterSale = (jobs: Pick<Jobs, 'send'>, policyId: string, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, { policyId } satisfies AskJob, { tx });

async function ask({ policyId }: AskJob, context: JobContext): Promise<void> {
  const policy = await findPolicy(context.db, policyId);
  const [holder] = await partiesOf(context.db, policyId, 'policyholder');
  if (policy?.risk?.kind !== 'vehicle' || policy.customerId === null || !holder?.email) return;
  const { reference } = describeRisk(policy.risk);
  if (!reference) return;
  const text = surveyMail(reference, surveyUrl(policyId, context));
  const dedupeKey = `vehicle-survey-${policy.customerId}-${riskKeysOf(policy.risk)[0]}`;
  throwIfUnavailable(await sendPermittedMail(context, policy.customerId, { to: holder.email, text, dedupeKey }));
}

export const askAfterSaleJob: Job<AskJob> = { name: jobName, handler: ask, options: retries.overADay };
