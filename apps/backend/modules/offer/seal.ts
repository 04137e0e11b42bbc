/** The seal of an offer: a signature over the request, the answer, covers, price, campaigns and expiry. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { equalHashes } from '../../personal-data/keyed-hash';
import { canonicalJson } from './canonical-json';
import { requestHash } from './request-hash';
import type { QuoteRow } from './offer-store';
import type { StoredOffer } from './stored-offer';

export type SealVerdict = 'valid' | 'expired' | 'forged';
type SealedQuote = Pick<QuoteRow, 'id' | 'visitId' | 'request' | 'requestHash'>;

/** The key is derived once per process. */
export interface Sealer {
  seal(quote: SealedQuote, offer: Omit<StoredOffer, 'seal'>): string;
}

export function offerSealer(secretKey: string): Sealer {
  const key: KeyObject = createSecretKey(createHmac('sha256', secretKey).update('offer seal').digest());
  return {
    seal(quote, offer) {
      return createHmac('sha256', key)
        .update(JSON.stringify(signedFields(quote, offer)))
        .digest('base64url');
    },
  };
}

/** Every field of the offer in a fixed order, whatever key order jsonb returns. */
function signedFields(quote: SealedQuote, offer: Omit<StoredOffer, 'seal'>): unknown[] {
  const inputs = [quote.id, quote.visitId, quote.requestHash];
  const answer = [
    offer.id,
    offer.firmId,
    offer.productId,
    offer.packageNo,
    offer.productName,
    offer.quoteRef,
    offer.step ?? null,
    offer.noClaimLevel ?? null,
    offer.isRisk,
    offer.maxInstalments,
    offer.validUntil,
    offer.onlineDiscountExpireDate ?? null,
    offer.documents,
    ...present(offer.keptChange && canonicalJson(offer.keptChange)),
    ...present(offer.ruleVersion),
    ...present(offer.networkKey),
  ];
  const price = [
    offer.base,
    offer.discounts.map(discountOf),
    offer.surcharges.map(({ kind, ...part }) => [kind, ...partOf(part)]),
    offer.taxes.map(({ kind, ...part }) => [...partOf(part), ...present(kind)]),
    offer.instalmentCost,
    offer.total,
  ];
  // Campaigns and changes are part of the request, and so of its hash.
  const options = [
    offer.campaigns.map(({ kind, percent, condition }) => [kind, percent, condition]),
    offer.immLimits,
    offer.optionalCovers.map((cover) => [cover.key, cover.label, cover.price]),
    ...(offer.options ? [offer.options.map(({ key, value }) => [key, value])] : []),
  ];
  const covers = offer.assurances.map(({ key, label, value, limit, extent }) => [
    ...[key, label, value, limit ?? null],
    ...(extent ? [extent.code, extent.count ?? null] : []),
  ]);
  return [inputs, answer, price, covers, options];
}

const partOf = ({ description, amount }: { description: string; amount: number }) => [description, amount];
const discountOf = ({ kind, customDataCode, figure, ...part }: StoredOffer['discounts'][number]) => [
  kind,
  customDataCode ?? '',
  ...partOf(part),
  ...present(figure),
];
/** An absent field adds nothing, so that seals of offers stored before the field existed stay valid. */
const present = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

export interface PresentedSeal {
  quote: SealedQuote;
  offer: StoredOffer;
  /** As the caller sent it. */
  seal: string;
}

/** Whether the seal is that of the stored offer and its quote, as their rows are now. */
export function matchesSeal(
  secretKey: string,
  { quote, offer: { seal: _stored, ...offer }, seal }: PresentedSeal,
): boolean {
  const isIntact = requestHash(quote.request) === quote.requestHash;
  return isIntact && equalHashes(offerSealer(secretKey).seal(quote, offer), seal);
}

/** Whether the stored offer is the one that was sealed and shown, and has not expired. */
export function verifySeal(secretKey: string, shown: PresentedSeal, now: Date): SealVerdict {
  if (!matchesSeal(secretKey, shown)) return 'forged';
  return Date.parse(shown.offer.validUntil) > now.getTime() ? 'valid' : 'expired';
}
