/** The offer that a customer buys, as checkout needs it; supplied by the offer module. */
import type { FirmId, ProductId, QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import type { z } from 'zod';
import type { priceBreakdown } from '@emsal/api/calls/offer/shapes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { Risk } from '@emsal/risks/risk';
import type { VisitContext } from '../../http/context';
import type { Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';

export interface ChosenOffer {
  offerId: string;
  visitId: VisitId;
  line: LineId;
  quoteHeaderId: QuoteHeaderId;
  offerNo: string;
  productId: ProductId;
  firmId: FirmId;
  firmName: string;
  productName: string;
  /** The insurer's reference of this price. */
  quoteRef: string;
  /** The price includes campaigns of the insurer or a discount code: a further discount code can be combined with them only after confirmation. */
  hasCampaign: boolean;
  /** Kuruş: what is charged. */
  total: number;
  breakdown: z.infer<typeof priceBreakdown>;
  assurances: readonly { label: string; value: string }[];
  maxInstalments: number;
  validUntil: Date;
  /** Sold by the call centre only: cannot be paid online. */
  isCallCentreOnly: boolean;
  insured: { identityNo: string; displayName: string; phoneNumber: string; email: string };
  risk: Risk;
  /** `YYYY-MM-DD`: the day whose dated rules priced it. */
  rulesOn: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
}

/** A form that only an adviser can answer. */
export interface AdviserCase {
  /** Why, as the visitor reads it. */
  reason: string;
  answers: AnswerSet;
}

export interface OfferSource {
  /** The visit's chosen offer; null if `quoteHeaderId` or `productId` is given and differs. */
  chosenOffer(
    services: Services,
    of: { visitId: VisitId; quoteHeaderId?: QuoteHeaderId; productId?: ProductId },
  ): Promise<ChosenOffer | null>;
  /** An offer of the visit's own quotes, chosen or not; for applications. */
  storedOffer(
    services: Services,
    of: { visitId: VisitId; quoteHeaderId: QuoteHeaderId; productId: ProductId },
  ): Promise<ChosenOffer | null>;
  /** What the visit's form hands over to an adviser; null when insurers are asked, or the form is not complete. */
  adviserCase(context: VisitContext): Promise<AdviserCase | Refusal | null>;
  /** The offer's current seal, for a customer who accepts a changed price. */
  sealOf(services: Services, offer: ChosenOffer): Promise<string>;
  /** Whether the seal belongs to this stored offer (inputs, cover, price and expiry unchanged) and has not expired. */
  verifySeal(services: Services, offer: ChosenOffer, seal: string): Promise<'valid' | 'expired' | 'forged'>;
}

/** Dependencies of checkout. */
export interface CheckoutDependencies {
  offers: OfferSource;
  /** Undefined for an insurer that we do not sell any more. */
  insurerOf: (firmId: FirmId) => InsurerClient | undefined;
  /** Called on shutdown, after the last completion. */
  close?(): Promise<void>;
}
