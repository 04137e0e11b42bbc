/** The seal of an offer: a signature over what was asked, what was answered, the cover, the price, the campaigns and the expiry. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { equalHashes } from '../../frame/keyed-hash';
import { requestHash } from './creating/request-hash';
import type { QuoteRow } from './offer-store';
import type { StoredOffer } from './stored-offer';

export type SealVerdict = 'valid' | 'expired' | 'forged';
type SealedQuote = Pick<QuoteRow, 'id' | 'visitId' | 'request' | 'requestHash'>;

/** Seals of this process: thirty offers a quote, so the key is made once. */
export interface Sealer {
  seal(quote: SealedQuote, offer: Omit<StoredOffer, 'seal'>): string;
}

export function offerSealer(secretKey: string): Sealer {
  const key: KeyObject = createSecretKey(createHmac('sha256', secretKey).update('offer seal').digest());
  return {
    seal(quote, offer) {
      return createHmac('sha256', key)
        .update(JSON.stringify(signed(quote, offer)))
        .digest('base64url');
    },
  };
}

/** Every fact of the offer in a fixed order, so that a database may keep the keys in any. */
function signed(quote: SealedQuote, offer: Omit<StoredOffer, 'seal'>): unknown[] {
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
  ];
  const price = [
    offer.base,
    offer.discounts.map(discountOf),
    offer.surcharges.map(({ kind, ...part }) => [kind, ...partOf(part)]),
    offer.taxes.map(partOf),
    offer.instalmentCost,
    offer.total,
  ];
  // Campaigns and changes that the visitor chose are part of the question, and so of its hash.
  const onOffer = [
    offer.campaigns.map(({ kind, percent, condition }) => [kind, percent, condition]),
    offer.immLimits,
    offer.optionalCovers.map((cover) => [cover.key, cover.label, cover.price]),
  ];
  const held = offer.assurances.map(({ key, label, value, limit }) => [key, label, value, limit ?? null]);
  return [inputs, answer, price, held, onOffer];
}

const partOf = ({ description, amount }: { description: string; amount: number }) => [description, amount];
const discountOf = ({ kind, customDataCode, ...part }: StoredOffer['discounts'][number]) => [
  kind,
  customDataCode ?? '',
  ...partOf(part),
];

export interface ShownSeal {
  quote: SealedQuote;
  offer: StoredOffer;
  /** As the caller sent it. */
  seal: string;
}

/** Whether the seal is that of the stored offer and of the request that it answers, as their rows are now. */
export function fitsSeal(secretKey: string, { quote, offer: { seal: _stored, ...offer }, seal }: ShownSeal): boolean {
  const isIntact = requestHash(quote.request) === quote.requestHash;
  return isIntact && equalHashes(offerSealer(secretKey).seal(quote, offer), seal);
}

/** Whether what is stored is what was sealed and shown, and holds still. */
export function verifySeal(secretKey: string, shown: ShownSeal, now: Date): SealVerdict {
  if (!fitsSeal(secretKey, shown)) return 'forged';
  return Date.parse(shown.offer.validUntil) > now.getTime() ? 'valid' : 'expired';
}
