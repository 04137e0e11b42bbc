/** What checkout asks of the offers: the chosen one, and whether a seal is that offer's own. */
import { isCampaign } from '@emsal/insurers/discounts';
import { findInsurer, isCallCentreOnly } from '@emsal/insurers/registry';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Executor } from '../../../db/database';
import type { Services } from '../../../frame/services';
import { readPerson } from '../../customer/customer-store';
import type { ChosenOffer, OfferSource } from '../../policy-request/chosen-offer';
import { readVisit } from '../../visit/visit-store';
import { fullName, vehicleDescription } from '../listing/user-information';
import { readChoice } from '../marked-offer-store';
import { readAnswer, readQuote, type QuoteRow } from '../offer-store';
import { fitsSeal, verifySeal } from '../seal';
import { firmIdOf, type StoredOffer } from '../stored-offer';

/** As the insurer answered this very request; null when it did not offer the product. */
export async function storedOffer(db: Executor, quoteId: string, productId: number): Promise<StoredOffer | null> {
  const answer = await readAnswer(db, quoteId, firmIdOf(productId));
  return answer?.offers.find((offer) => offer.productId === productId) ?? null;
}

/** The offer as it was sealed; null for one whose row, or whose request, was changed since: no later step goes on with it. */
export async function sealedOffer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  quote: QuoteRow,
  productId: number,
): Promise<StoredOffer | null> {
  const offer = await storedOffer(db, quote.id, productId);
  return offer && fitsSeal(config.secretKey, { quote, offer, seal: offer.seal }) ? offer : null;
}

export const offerSource: OfferSource = {
  async chosenOffer(services, { visitId, quoteHeaderId, productId }) {
    const choice = await readChoice(services.db, visitId);
    if (
      !choice ||
      (quoteHeaderId !== undefined && quoteHeaderId !== choice.quoteId) ||
      (productId !== undefined && productId !== choice.productId)
    )
      return null;
    return ownOffer(services, { visitId, quoteHeaderId: choice.quoteId, productId: choice.productId });
  },
  storedOffer: ownOffer,
  async sealOf({ db }, { quoteHeaderId, productId }) {
    return (await storedOffer(db, quoteHeaderId, productId))?.seal ?? '';
  },
  /** Computed from the rows as they are now: a changed row fits no seal that was shown. */
  async verifySeal({ db, clock, config }, { quoteHeaderId, productId }, seal) {
    const [quote, offer] = await Promise.all([readQuote(db, quoteHeaderId), storedOffer(db, quoteHeaderId, productId)]);
    return quote && offer ? verifySeal(config.secretKey, { quote, offer, seal }, clock.now()) : 'forged';
  },
};

async function ownOffer(
  services: Services,
  { visitId, quoteHeaderId, productId }: { visitId: string; quoteHeaderId: string; productId: number },
): Promise<ChosenOffer | null> {
  const quote = await readQuote(services.db, quoteHeaderId);
  if (quote?.visitId !== visitId) return null;
  const offer = await sealedOffer(services, quote, productId);
  return offer && chosen(services, quote, offer);
}

async function chosen({ db }: Services, quote: QuoteRow, offer: StoredOffer): Promise<ChosenOffer> {
  const [person, visit] = await Promise.all([readPerson(db, quote.visitId), readVisit(db, quote.visitId)]);
  const { base, discounts, surcharges, taxes, instalmentCost, total } = offer;
  const facts = findInsurer(offer.firmId);
  return {
    offerId: offer.id,
    visitId: quote.visitId,
    line: quote.line as LineId,
    quoteHeaderId: quote.id,
    offerNo: quote.offerNo,
    productId: offer.productId,
    firmId: offer.firmId,
    firmName: facts?.name ?? '',
    productName: offer.productName,
    quoteRef: offer.quoteRef,
    hasCampaign: discounts.some(({ kind }) => isCampaign(kind)),
    total,
    breakdown: { base, discounts, surcharges, taxes, instalmentCost, total },
    assurances: offer.assurances.map(({ label, value }) => ({ label, value })),
    maxInstalments: offer.maxInstalments,
    validUntil: new Date(offer.validUntil),
    isCallCentreOnly: isCallCentreOnly(offer.firmId, quote.line),
    insured: {
      identityNo: quote.request.insured.identityNo,
      displayName: fullName(person),
      phoneNumber: person?.phoneNumber ?? '',
      email: person?.email ?? person?.registered?.email ?? '',
    },
    vehicle: { plate: quote.request.vehicle.plate, description: vehicleDescription(visit?.answers ?? {}) },
    startDate: quote.request.startDate,
  };
}
