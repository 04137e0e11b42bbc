/** The right to answer about a sold vehicle: its policy's id, sealed in a link of a mail. It opens nothing else. */
import { secondsAfter } from '../../../clock/clock';
import { seal, unseal } from '../../../http/seal';
import type { Services } from '../../../http/services';

type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'vehicle-survey' });
const validSeconds = 90 * 24 * 60 * 60;

export const surveyUrl = (policyId: string, context: Sealing): string =>
  `${context.config.siteUrl}/arac-anketi/${seal(policyId, keyOf(context), secondsAfter(context.clock.now(), validSeconds))}`;

/** The id of the policy; null for a link that was changed or has expired. */
export function openSurveyLink(hashedId: string, context: Sealing): string | null {
  const policyId = unseal(hashedId, keyOf(context), context.clock);
  return typeof policyId === 'string' ? policyId : null;
}
