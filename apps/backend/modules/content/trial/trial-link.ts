/** The query by which the site renders a version for its trial: sealed, for this API alone, and short-lived. */
import { draftParameter } from '@emsal/platform/draft-parameter';
import { secondsAfter } from '../../../clock/clock';
import { seal, unseal } from '../../../http/seal';
import type { Services } from '../../../http/services';

type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'trial' });
const validSeconds = 120;

export const trialPath = (version: { id: string; slug: string }, context: Sealing): string => {
  const draft = seal(version.id, keyOf(context), secondsAfter(context.clock.now(), validSeconds));
  return `/${version.slug}?${new URLSearchParams({ [draftParameter]: draft }).toString()}`;
};

/** The id of the version; null for anything else than such a query. */
export function openTrial(draft: string, context: Sealing): string | null {
  const id = unseal(draft, keyOf(context), context.clock);
  return typeof id === 'string' ? id : null;
}
