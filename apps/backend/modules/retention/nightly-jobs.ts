/** The nightly jobs on personal data: retention, and rotation of keys. Calls and tables belong to the modules that own the data. */
import { defineModule } from '../../http/module';
import type { Job } from '../../http/job';
import { carryOutRetention } from './carry-out-retention';
import { conversionId, rotationJob } from './rotation-job';
import { schedule } from '../../jobs/schedule';

export const retentionJob: Job = {
  name: 'personal-data.retention',
  handler: async (_, { db, clock, log, signal }) => {
    log.info({ rows: await carryOutRetention({ db, clock }, signal) }, 'personal data: retention carried out');
  },
  options: { cron: schedule.retention, concurrency: 1, pollSeconds: 60, expireInSeconds: 3_600 },
};

export const retentionModule = defineModule({
  name: 'retention',
  calls: {},
  handlers: {},
  jobs: [rotationJob as Job, retentionJob],
  start: async ({ jobs }) => void (await jobs.send(rotationJob.name, {}, { id: conversionId })),
});
