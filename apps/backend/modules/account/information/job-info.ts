/** The customer's occupation: what the account was told, else the customer's latest form that asked it. */
import { jobSources, type AccountInformation } from '@emsal/api/calls/customer-account/information';
import { jobs } from '@emsal/reference/jobs';
import type { Executor } from '../../../db/database';
import { lastJobOf } from '../../visit-person/visit-person-store';
import { jobInfoTexts as texts } from './job-info.texts';
import type { Profile } from './profile-store';

type JobInfo = AccountInformation['jobInfo'];

export const jobInfoOf = async (
  { jobCode, customerId }: Pick<Profile, 'jobCode' | 'customerId'>,
  db: Executor,
): Promise<JobInfo> =>
  jobCode === '' ? described(await lastJobOf(db, customerId), jobSources.form) : described(jobCode, jobSources.account);

function described(jobCode: string | null, sourceId: NonNullable<JobInfo>['sourceId']): JobInfo {
  const job = jobs.find(({ code }) => code === jobCode);
  if (!job) return null;
  return { jobCode: job.code, jobName: job.name, jobDesc: texts.discount(job.discountPercent), sourceId };
}
