/** Asks the site's edge which versions it serves and how they do; the edge is the only one that counts visitors. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import {
  releaseStatus,
  releaseStatusPath,
  type ReleaseStatus,
} from '@emsal/platform/registry/status/release-status-schema';
import { countsAuthorization } from '@emsal/platform/registry/reports/version-counts';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import type { Services } from '../../../http/services';

/** Milliseconds; somebody waits at the screen. */
const patience = 5_000;

const refuse = refusalsOf(deskOutcomes);

async function askEdge({ siteUrl, secretKey }: Services['config']): Promise<ReleaseStatus> {
  const answer = await fetch(new URL(releaseStatusPath, siteUrl), {
    headers: { authorization: countsAuthorization(secretKey) },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`the edge gives no releases: ${answer.status}`);
  return releaseStatus.parse(await answer.json());
}

/** An edge that is away is told at the desk and written to the log. */
export const readReleases = ({ config, log }: Pick<Services, 'config' | 'log'>): Promise<ReleaseStatus | Refusal> =>
  askEdge(config).catch((error: unknown) => {
    log.warn({ err: error }, 'releases not readable');
    return refuse('releasesUnknown');
  });
