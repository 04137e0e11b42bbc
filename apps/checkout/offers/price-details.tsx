import type { Offer } from '@emsal/state/offer/offer-state';
import { QuotePdf } from './pdf/quote-pdf';
import { PriceBreakdown } from './price-breakdown';

/** What a row opens: the parts of its price, and the quote as a file. */
export const PriceDetails = ({ visitId, offer }: { visitId: string; offer: Offer }) => (
  <>
    <PriceBreakdown breakdown={offer.breakdown} />
    <QuotePdf {...{ visitId, offer }} />
  </>
);
