/** The seal of an offer: a signature over what was asked, what was answered, the cover, the price, the campaigns and the expiry. */
import { equalHashes, keyedHash } from '../../frame/keyed-hash';
import type { QuoteRow } from './offer-store';
import type { StoredOffer } from './stored-offer';

export type SealVerdict = 'valid' | 'expired' | 'forged';

export function sealOffer(secretKey: string, quote: Pick<QuoteRow, 'id' | 'visitId' | 'request'>, { seal: _seal, ...offer }: StoredOffer): string {
  // No campaign changes a price yet; the place in the text is theirs.
  const signed = { quoteId: quote.id, visitId: quote.visitId, request: quote.request, offer, campaigns: [] };
  return keyedHash(secretKey, 'offer', canonical(signed));
}

export interface SealedOffer {
  quote: Pick<QuoteRow, 'id' | 'visitId' | 'request'>;
  offer: StoredOffer;
  /** As the caller sent it. */
  seal: string;
}

/** Whether the stored offer is the one that was sealed and shown, and holds still. */
export function verifySeal(secretKey: string, { quote, offer, seal }: SealedOffer, now: Date): SealVerdict {
  if (!equalHashes(sealOffer(secretKey, quote, offer), seal)) return 'forged';
  return Date.parse(offer.validUntil) > now.getTime() ? 'valid' : 'expired';
}

/** JSON with sorted keys, so that a value means one text however a database ordered it. */
const canonical = (value: unknown): string => JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
