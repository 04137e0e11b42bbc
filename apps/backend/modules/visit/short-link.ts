import type { Clock } from '@emsal/platform/clock';
import { secondsAfter } from '../../clock/clock';
import type { Config } from '../../config/config';
import type { Services } from '../../http/services';
import { seal, unseal } from '../../http/seal';

/** The same as of a passport code. */
const validSeconds = 7 * 24 * 3600;

const keyOf = ({ secretKey }: Config) => ({ secretKey, purpose: 'short-link' });

/** Refers to a visit without revealing its id. It grants no access: opening it requires a one-time code. */
export const makeShortLink = ({
  visit,
  config,
  clock,
}: Pick<Services, 'config' | 'clock'> & { visit: { id: string } }): string =>
  seal(visit.id, keyOf(config), secondsAfter(clock.now(), validSeconds));

/** The visit's id; null for a hash that was modified, forged, or has expired. */
export function openShortLink(hash: string, { config, clock }: { config: Config; clock: Clock }): string | null {
  const visitId = unseal(hash, keyOf(config), clock);
  return typeof visitId === 'string' ? visitId : null;
}
