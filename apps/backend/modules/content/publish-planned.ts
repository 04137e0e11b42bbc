import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { Refusal } from '../../http/refusal';
import { publishDueContent } from './edit-content';
import { publishTried } from './trial/publish-tried';
import { dropDuePlan, dueVersions } from './version-store';
import { schedule } from '../../jobs/schedule';

/** A version that can no longer be published loses its date and stays a draft; without an answer of the site it waits. */
export async function publishPlanned(services: Services): Promise<void> {
  for (const { id } of await dueVersions(services.db, services.clock.now())) {
    const refused = await publishTried(services, id, publishDueContent);
    if (!(refused instanceof Refusal) || refused.code === 'trialUnanswered') continue;
    services.log.warn({ versionId: id, code: refused.code }, 'planned content not published');
    await dropDuePlan(services.db, id, services.clock.now());
  }
}

export const publishPlannedJob: Job = {
  name: 'content.publish-planned',
  handler: (_data, services) => publishPlanned(services),
  options: { cron: schedule.publishPlanned, concurrency: 1 },
};
