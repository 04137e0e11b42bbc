/** The sealed name of a list in a link: its quote request, which nobody can guess or change, until its last offer ends. */
import type { Services } from '../../http/services';
import { seal, unseal } from '../../http/seal';

type Sealing = Pick<Services, 'config' | 'clock'>;
const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'list-link' });

export const listPath = (token: string): string => `/teklif-listesi/${token}`;

export const sealList = (quoteId: string, expiresAt: string, context: Sealing): string =>
  seal(quoteId, keyOf(context), new Date(expiresAt));

/** The id of the quote request; null for a token that was changed or has expired. */
export function openListToken(token: string, context: Sealing): string | null {
  const quoteId = unseal(token, keyOf(context), context.clock);
  return typeof quoteId === 'string' ? quoteId : null;
}

/** When the last offer ends that can still be bought; null when none can. */
export const listEnd = (offers: readonly { validUntil: string; isSaleExpired: boolean }[]): string | null =>
  offers
    .filter(({ isSaleExpired }) => !isSaleExpired)
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1) ?? null;
