/** Publishing, previews and rollbacks as commands do them: one line for what happened, one sentence for a refusal. */
import { largestCanaryPercent } from '../../../libs/platform/registry/canary/canary-share.ts';
import { previewParameter } from '../../../libs/platform/registry/canary/preview-link.ts';
import { previewToken } from '../../../libs/platform/registry/publishers/signatures.ts';
import { CommandError, fail } from '../../start/progress.ts';
import { publish, type Publication } from './publish.ts';
import { rollback, type RollbackChoice } from './rollback.ts';
import { confirmUsed, siteUrl } from './site-answer.ts';

/** Milliseconds for which a preview is shown. */
const previewLifetime = 24 * 3_600_000;

/** The share of visitors of `--canary`; null without it. @throws CommandError for anything but a share */
export function readPercent(text: string | undefined): number | null {
  if (text === undefined) return null;
  const percent = Number(text);
  if (percent > 0 && percent <= largestCanaryPercent) return percent;
  throw new CommandError(
    `--canary takes a share above 0 and up to ${largestCanaryPercent} percent of the visitors; it is "${text}".`,
  );
}

/** @param percent of the visitors who get it first; null for all */
export async function publishAnnounced(publication: Publication, percent: number | null): Promise<void> {
  const audience = percent === null ? {} : { audience: { kind: 'canary', share: percent / 100 } as const };
  const published = await publish({ ...publication, ...audience }).catch(fail);
  await confirmUsed(publication.name, published).catch(fail);
  const { version, revision } = published;
  const reach = percent === null ? 'is live' : `is tried by ${percent} % of the visitors`;
  console.log(`${publication.name} ${version} ${reach} at revision ${revision}`);
}

export async function previewAnnounced(publication: Publication): Promise<void> {
  const until = Date.now() + previewLifetime;
  const { name, signer } = publication;
  const published = await publish({ ...publication, audience: { kind: 'preview', until } }).catch(fail);
  await confirmUsed(name, published).catch(fail);
  const { version, revision } = published;
  const token = previewToken({ name, revision, until }, signer);
  console.log(`${name} ${version} is shown until ${new Date(until).toISOString()} by
${siteUrl()}/?${previewParameter}=${token}`);
}

export async function rollbackAnnounced(choice: RollbackChoice): Promise<void> {
  const done = await rollback(choice).catch(fail);
  await confirmUsed(choice.name, done).catch(fail);
  console.log(`${choice.name} is rolled back to ${done.version}, revision ${done.revision}`);
}
