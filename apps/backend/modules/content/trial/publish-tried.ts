/** What editors publish, now or at a planned time, passes on the page as the site renders it too. */
import { contentOutcomes, type ContentCode } from '@emsal/api/outcomes/content';
import type { Services } from '../../../http/services';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { draftPath } from '../draft-link';
import { publishContent } from '../edit-content';
import { publicationFailures, type PublicationFailure } from '../publication-failures';
import { versionById, type ContentVersion } from '../version-store';
import { missingAnchors } from './missing-anchors';
import { trialFailures } from './trial-failures';

type Ports = Pick<Services, 'db' | 'clock' | 'config' | 'ports'>;

const refuse: (code: ContentCode) => Refusal = refusalsOf(contentOutcomes);

/** Every reason why a version cannot be published; it is rendered once its content has none. */
export async function allFailures(services: Ports, { id, document }: ContentVersion): Promise<PublicationFailure[]> {
  const failures = await publicationFailures(services.db, document);
  if (failures.length > 0) return failures;
  const path = draftPath({ id, slug: document.slug, purpose: 'trial' }, services);
  const tried = await services.ports.pageTrial.open({ id, path });
  const all = [...trialFailures(tried, document.blocks), ...(await missingAnchors(services.ports, document, tried))];
  return all.map((failure) => ({
    ...failure,
    message: contentOutcomes[failure.code].message,
  }));
}

/** @param publishOne how the version is published once it passed */
export async function publishTried(
  services: Ports,
  versionId: string,
  publishOne = publishContent,
): Promise<null | Refusal> {
  const version = await versionById(services.db, versionId);
  const [failed] = version ? await allFailures(services, version) : [];
  return failed ? refuse(failed.code) : publishOne(services, versionId);
}
