import type { InputOf } from '@emsal/api/calls/table';

export type FunnelPayload = InputOf<'POST quoterequestapi/offer/FillFunnelFromOffer'>;

/**
 * What a link to an offer says: `/create/{QuoteRequestHeaderId}/{Hash}` and the rest as its query (spec funnel 7.3).
 * Null for a path that names no offer.
 */
export function funnelPayload(path: string, search: string): FunnelPayload | null {
  const [QuoteRequestHeaderId, Hash] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!QuoteRequestHeaderId || !Hash) return null;
  const asked = new URLSearchParams(search);
  return {
    QuoteRequestHeaderId,
    Hash,
    FromOfferShow: asked.get('FromOfferShow') === 'true',
    abgroup: asked.get('abgroup') ?? undefined,
    discountCode: asked.get('discountCode') ?? undefined,
  };
}
