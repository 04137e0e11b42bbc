import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { commonRequest, type ProductChange, type StoredRequest } from '../stored-request';
import type { StoredOffer } from '../stored-offer';

/** The list's request with this change in place of any earlier one; options of the whole list stay. */
export function withChange(request: QuoteRequest, { campaignsOff = [], ...change }: ProductChange): QuoteRequest {
  const { discountCode, withoutOnlineDiscount } = request.options ?? {};
  const campaigns = Object.entries(request.campaigns ?? {}).filter(
    ([kind]) => !campaignsOff.some((off) => off === kind),
  );
  return {
    ...request,
    ...(request.campaigns && { campaigns: Object.fromEntries(campaigns) }),
    options: {
      ...(discountCode !== undefined && { discountCode }),
      ...(withoutOnlineDiscount !== undefined && { withoutOnlineDiscount }),
      ...change,
    },
  };
}

/** What this offer of the quote is the answer to. */
export const requestOfOffer = (stored: StoredRequest, { keptChange }: Pick<StoredOffer, 'keptChange'>): QuoteRequest =>
  keptChange ? withChange(commonRequest(stored), keptChange) : commonRequest(stored);
