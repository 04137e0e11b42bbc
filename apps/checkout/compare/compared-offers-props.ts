import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Offer } from '@emsal/state/offer/offer-state';

export interface ComparedOffersProps {
  line: LineFacts;
  visitId: VisitId;
  offers: readonly Offer[];
}
