/** The address at which the site shows a version that is not published: sealed, so that each link lives as long as it says. */
import { draftParameter } from '@emsal/platform/content/draft-parameter';
import { secondsAfter } from '../../clock/clock';
import { seal, unseal } from '../../http/seal';
import type { Services } from '../../http/services';

type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'draft' });

/** Seconds: an editor passes a link on, the trial before publication opens its own at once. */
export const draftSeconds = { preview: 24 * 3600, trial: 120 } as const;

interface Draft {
  id: string;
  slug: string;
  purpose: keyof typeof draftSeconds;
}

/** @returns path and query */
export function draftPath({ id, slug, purpose }: Draft, context: Sealing): string {
  const draft = seal(id, keyOf(context), secondsAfter(context.clock.now(), draftSeconds[purpose]));
  return `/${slug}?${new URLSearchParams({ [draftParameter]: draft }).toString()}`;
}

/** The id of the version; null for anything else than the query of such a link, and once it has expired. */
export function openDraft(draft: string, context: Sealing): string | null {
  const id = unseal(draft, keyOf(context), context.clock);
  return typeof id === 'string' ? id : null;
}
