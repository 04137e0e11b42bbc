/** The right to review a policy: its sealed id in a link of its mail. It opens nothing else, and a policy takes one review. */
import { secondsAfter } from '../../clock/clock';
import { seal, unseal } from '../../http/seal';
import type { Services } from '../../http/services';

type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'review' });
const validSeconds = 90 * 24 * 60 * 60;

export const invitationUrl = (policyId: string, context: Sealing): string =>
  `${context.config.siteUrl}/yorum-yaz/${seal(policyId, keyOf(context), secondsAfter(context.clock.now(), validSeconds))}`;

/** The id of the policy; null for a token that was changed or has expired. */
export function openInvitation(token: string, context: Sealing): string | null {
  const policyId = unseal(token, keyOf(context), context.clock);
  return typeof policyId === 'string' ? policyId : null;
}
