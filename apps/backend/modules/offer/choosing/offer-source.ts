/** Offers for the checkout module: the chosen offer and the check of its seal. */
import type { ProductId, QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import { isCampaign } from '@emsal/insurers/discounts';
import { endOfCover } from '@emsal/insurers/end-of-cover';
import { findInsurer, isCallCentreOnly } from '@emsal/insurers/registry';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Executor } from '../../../db/database';
import type { Services } from '../../../http/services';
import { fullName } from '../../visit-person/full-name';
import { readPerson, type PersonRow } from '../../visit-person/visit-person-store';
import type { ChosenOffer, OfferSource } from '../../checkout/chosen-offer';
import { adviserCase } from '../creating/adviser-case';
import { registeredName } from '../listing/user-information';
import { readChoice } from '../favourite-offer-store';
import { readAnswer, readQuote, type QuoteRow } from '../offer-store';
import { requestOfOffer } from '../options/with-change';
import { matchesSeal, verifySeal } from '../seal';
import { firmIdOf, type StoredOffer } from '../stored-offer';

/** The offer of a product in this quote; null when the insurer did not offer it. */
export async function findStoredOffer(
  db: Executor,
  quoteId: string,
  productId: ProductId,
): Promise<StoredOffer | null> {
  const answer = await readAnswer(db, quoteId, firmIdOf(productId));
  return answer?.offers.find((offer) => offer.productId === productId) ?? null;
}

/** The offer if its seal still matches; null when its row or its quote was changed afterwards. */
export async function findSealedOffer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  quote: QuoteRow,
  productId: ProductId,
): Promise<StoredOffer | null> {
  const offer = await findStoredOffer(db, quote.id, productId);
  return offer && matchesSeal(config.secretKey, { quote, offer, seal: offer.seal }) ? offer : null;
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
    return findOwnOffer(services, { visitId, quoteHeaderId: choice.quoteId, productId: choice.productId });
  },
  storedOffer: findOwnOffer,
  adviserCase,
  async sealOf({ db }, { quoteHeaderId, productId }) {
    return (await findStoredOffer(db, quoteHeaderId, productId))?.seal ?? '';
  },
  /** Computed from the current rows: a changed row matches no seal that was shown. */
  async verifySeal({ db, clock, config }, { quoteHeaderId, productId }, seal) {
    const [quote, offer] = await Promise.all([
      readQuote(db, quoteHeaderId),
      findStoredOffer(db, quoteHeaderId, productId),
    ]);
    return quote && offer ? verifySeal(config.secretKey, { quote, offer, seal }, clock.now()) : 'forged';
  },
};

async function findOwnOffer(
  services: Services,
  { visitId, quoteHeaderId, productId }: { visitId: VisitId; quoteHeaderId: QuoteHeaderId; productId: ProductId },
): Promise<ChosenOffer | null> {
  const quote = await readQuote(services.db, quoteHeaderId);
  if (quote?.visitId !== visitId) return null;
  const offer = await findSealedOffer(services, quote, productId);
  return offer && toChosenOffer(services, quote, offer);
}

async function toChosenOffer(services: Services, quote: QuoteRow, offer: StoredOffer): Promise<ChosenOffer> {
  const person = await readPerson(services.db, quote.visitId);
  const request = requestOfOffer(quote.request, offer);
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
    hasCampaign: discounts.some(({ kind }) => isCampaign(kind)) || request.options?.discountCode !== undefined,
    total,
    breakdown: { base, discounts, surcharges, taxes, instalmentCost, total },
    assurances: offer.assurances.map(({ label, value }) => ({ label, value })),
    maxInstalments: offer.maxInstalments,
    validUntil: new Date(offer.validUntil),
    isCallCentreOnly: isCallCentreOnly(offer.firmId, quote.line),
    insured: await policyholderOf(services, request.policyholder.identityNo, person),
    risk: request.risk,
    rulesOn: dayInTurkey(quote.startedAt),
    startDate: request.startDate,
    endDate: endOfCover(request),
  };
}

/** The telephone is the visit's, to which the policyholder's code goes. The name is the registry's where another person filled in theirs. */
async function policyholderOf(
  { ports }: Services,
  identityNo: string,
  person: PersonRow | undefined,
): Promise<ChosenOffer['insured']> {
  const phoneNumber = person?.phoneNumber ?? '';
  if (!person?.identityNo || person.identityNo === identityNo)
    return {
      identityNo,
      displayName: fullName(person),
      phoneNumber,
      email: person?.email ?? person?.registered?.email ?? '',
    };
  const answer = await ports.registries.person({ identityNo });
  const displayName = answer.state === 'found' ? registeredName(answer.value) : '';
  return { identityNo, displayName, phoneNumber, email: person.email ?? '' };
}
