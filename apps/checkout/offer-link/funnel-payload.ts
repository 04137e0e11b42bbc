import type { InputOf } from '@emsal/api/calls/table';

export type FunnelPayload = InputOf<'POST quoterequestapi/offer/FillFunnelFromOffer'>;

/**
 * Parses a link to an offer: `/create/{QuoteRequestHeaderId}/{Hash}` and its query parameters (spec funnel 7.3). Null
 * for a path that names no offer.
 */
export function funnelPayload(path: string, search: string): FunnelPayload | null {
  const [QuoteRequestHeaderId, Hash] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!QuoteRequestHeaderId || !Hash) return null;
  const params = new URLSearchParams(search);
  return {
    QuoteRequestHeaderId,
    Hash,
    FromOfferShow: params.get('FromOfferShow') === 'true',
    abgroup: params.get('abgroup') ?? undefined,
    discountCode: params.get('discountCode') ?? undefined,
  };
}
