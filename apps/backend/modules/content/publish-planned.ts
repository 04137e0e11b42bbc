import type { Job } from '../../http/job';
import type { Services } from '../../http/services';
import { Refusal } from '../../http/refusal';
import { publishContent } from './edit-content';
import { dueVersions, setPublishAt } from './version-store';

/** A version that can no longer be published loses its date and stays a draft. */
export async function publishPlanned(services: Services): Promise<void> {
  for (const { id } of await dueVersions(services.db, services.clock.now())) {
    const refused = await publishContent(services, id);
    if (!(refused instanceof Refusal)) continue;
    services.log.warn({ versionId: id, code: refused.code }, 'planned content not published');
    await setPublishAt(services.db, id, null);
  }
}

export const publishPlannedJob: Job = {
  name: 'content.publish-planned',
  handler: (_data, services) => publishPlanned(services),
  options: { cron: '* * * * *', concurrency: 1 },
};
