/** The offer that a customer buys, as checkout needs it. The offer module gives it, from what it stored. */
import type { z } from 'zod';
import type { priceBreakdown } from '@emsal/api/calls/offer/shapes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { InsurerClient } from '@emsal/insurers/port';
import type { Services } from '../../frame/services';

export interface ChosenOffer {
  offerId: string;
  visitId: string;
  line: LineId;
  quoteHeaderId: string;
  offerNo: string;
  productId: number;
  firmId: number;
  firmName: string;
  productName: string;
  /** The insurer's own name for this price. */
  quoteRef: string;
  /** Campaigns of the insurer that the price holds: a code joins them only when the customer says so. */
  hasCampaign: boolean;
  /** Kuruş: what is charged. */
  total: number;
  breakdown: z.infer<typeof priceBreakdown>;
  assurances: readonly { label: string; value: string }[];
  maxInstalments: number;
  validUntil: Date;
  /** Sold by the call centre only: cannot be paid here. */
  isCallCentreOnly: boolean;
  insured: { identityNo: string; displayName: string; phoneNumber: string; email: string };
  vehicle: { plate: string; description: string };
  /** `YYYY-MM-DD`. */
  startDate: string;
}

/** As it was sold, in a row. */
export type StoredOffer = Omit<ChosenOffer, 'validUntil'> & { validUntil: string };

export interface OfferSource {
  /** The visit's chosen offer; with `quoteHeaderId` and `productId` only if it is that one. */
  chosenOffer(
    services: Services,
    of: { visitId: string; quoteHeaderId?: string; productId?: number },
  ): Promise<ChosenOffer | null>;
  /** An offer of the visit's own requests, chosen or not: what an adviser is handed. */
  storedOffer(
    services: Services,
    of: { visitId: string; quoteHeaderId: string; productId: number },
  ): Promise<ChosenOffer | null>;
  /** The seal of the offer as it is now, for a customer who accepts a changed price. */
  sealOf(services: Services, offer: ChosenOffer): Promise<string>;
  /** Whether the seal was made for this stored offer (inputs, cover, price and expiry unchanged) and still holds. */
  verifySeal(services: Services, offer: ChosenOffer, seal: string): Promise<'valid' | 'expired' | 'forged'>;
}

/** What checkout is built with. */
export interface CheckoutParts {
  offers: OfferSource;
  /** Undefined for a firm that is not (any more) on the panel. */
  insurerOf: (firmId: number) => InsurerClient | undefined;
  /** When the process ends, after the last completion. */
  close?(): Promise<void>;
}
