/** The nightly job that seals all personal values with the newest key; at the first start it also seals values from before encryption. */
import { personalDataKeys } from '../../config/personal-data-keys';
import type { Job } from '../../http/job';
import { schedule } from '../../jobs/schedule';
import { rewrapColumns } from '../../personal-data/rewrap-columns';

const jobName = 'personal-data.rewrap';
/** The run of the first start with encrypted columns (decision 200): its id exists from then on. */
export const conversionId = '24000000-0000-4000-8000-000000000240';

export const rotationJob: Job<object> = {
  name: jobName,
  handler: async (_, { db, log, signal }) => {
    const { encryption } = personalDataKeys();
    const changed = await rewrapColumns(db, encryption, signal);
    log.info({ changed, version: encryption[0]!.version }, 'personal data: all values are under the newest key');
  },
  options: { cron: schedule.rewrapKeys, concurrency: 1, pollSeconds: 60, expireInSeconds: 3_600 },
};
