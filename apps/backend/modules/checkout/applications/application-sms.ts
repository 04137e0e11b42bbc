/** Confirms a hand-over by SMS, once. */
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Tx } from '../../../db/database';
import { dayText } from '../../../formats/day-text';
import type { Job } from '../../../http/job';
import type { Jobs } from '../../../jobs/jobs';
import { retries } from '../../../jobs/retries';
import { sendServiceSms, throwIfUnavailable } from '../../notification/send-message';
import { applicantOf } from './applicant';
import { findApplication, type ApplicationRow } from './application-store';
import { applicationSms } from './application-sms.texts';

const jobName = 'application.sms';
interface SmsData {
  applicationNo: string;
}

export const confirmApplication = (jobs: Jobs, { applicationNo }: ApplicationRow, tx: Tx): Promise<unknown> =>
  jobs.send(jobName, { applicationNo } satisfies SmsData, { tx });

export const applicationSmsJob: Job<SmsData> = {
  name: jobName,
  handler: async ({ applicationNo }, context) => {
    const row = await findApplication(context.db, { applicationNo });
    const to = row && (await applicantOf(context.db, row)).phoneNumber;
    if (!row || !to) return;
    const { line, promisedOn, createdAt } = row;
    const text = applicationSms({
      applicationNo,
      lineName: lineFacts[line].shortName,
      promisedOn: dayText(promisedOn),
    });
    const dedupeKey = `application-sms-${applicationNo}-${createdAt.getTime()}`;
    throwIfUnavailable(await sendServiceSms(context, { to, text, dedupeKey }));
  },
  options: { ...retries.overAnHour, expireInSeconds: 60 },
};
