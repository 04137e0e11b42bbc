/** The nightly jobs: key rotation with values from before encryption, and retention. Calls and tables belong to the modules that own the data. */
import { defineModule } from '../../http/module';
import type { Job } from '../../http/job';
import { personalDataKeys } from '../../config/personal-data-keys';
import { carryOutRetention } from './carry-out-retention';
import { rewrapColumns } from '../../personal-data/rewrap-columns';
import { schedule } from '../../jobs/schedule';

const jobName = 'personal-data.rewrap';
/** The run of the first start with encrypted columns (decision 200): its id exists from then on. */
const conversionId = '24000000-0000-4000-8000-000000000240';

const rewrapJob: Job<object> = {
  name: jobName,
  handler: async (_, { db, log, signal }) => {
    const { encryption } = personalDataKeys();
    const changed = await rewrapColumns(db, encryption, signal);
    log.info({ changed, version: encryption[0]!.version }, 'personal data: all values are under the newest key');
  },
  options: { cron: schedule.rewrapKeys, concurrency: 1, pollSeconds: 60, expireInSeconds: 3_600 },
};

export const retentionJob: Job = {
  name: 'personal-data.retention',
  handler: async (_, { db, clock, log, signal }) => {
    log.info({ rows: await carryOutRetention({ db, clock }, signal) }, 'personal data: retention carried out');
  },
  options: { cron: schedule.retention, concurrency: 1, pollSeconds: 60, expireInSeconds: 3_600 },
};

export const retentionModule = defineModule({
  name: 'personal-data',
  calls: {},
  handlers: {},
  jobs: [rewrapJob as Job, retentionJob],
  start: async ({ jobs }) => void (await jobs.send(jobName, {}, { id: conversionId })),
});
