import type { Clock } from '../../clock/clock';
import { secondsAfter } from '../../clock/clock';
import type { Config } from '../../config';
import type { VisitContext } from '../../frame/context';
import { seal, unseal } from '../../frame/seal';

/** As long as a passport code. */
const validSeconds = 7 * 24 * 3600;

const keyOf = ({ secretKey }: Config) => ({ secretKey, purpose: 'short-link' });

/** Names a visit and its offers without naming its id. It is an address, no authority: a one-time code stands behind it. */
export const makeShortLink = ({ visit, config, clock }: VisitContext): string =>
  seal(visit.id, keyOf(config), secondsAfter(clock.now(), validSeconds));

/** The visit's id; null for a hash that was changed, made up, or is over. */
export function openShortLink(hash: string, { config, clock }: { config: Config; clock: Clock }): string | null {
  const visitId = unseal(hash, keyOf(config), clock);
  return typeof visitId === 'string' ? visitId : null;
}
