import type { OutputOf } from '@emsal/api/calls/table';
import { listLinkOutcomes } from '@emsal/api/outcomes/list-link';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { passportLink } from '@emsal/lines/facts/passport-path';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { rankedOrder } from '@emsal/ranking/rank';
import type { Risk } from '@emsal/risks/risk';
import { maskedVehicle } from '@emsal/risks/vehicle/vehicle';
import type { CallerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { shownList } from '../offer/listing/shown-list';
import type { ShownOffer } from '../offer/listing/shown-offers';
import { readQuote } from '../offer/offer-store';
import { makeShortLink } from '../visit/short-link';
import { listEnd, openListToken } from './list-token';

type LinkedList = OutputOf<'GET quoterequestapi/listlink/open/{token}'>;
const refuse = refusalsOf(listLinkOutcomes);

/** A risk that names people, homes or animals is not shown. */
const insuredOf = (risk: Risk): string => (risk.kind === 'vehicle' ? maskedVehicle(risk) : '');

const linkedOffer = (offer: ShownOffer): LinkedList['offers'][number] => {
  const { productId, firmId, firmName, productName, maxInstalments, scoreValue, covers, validUntil } = offer;
  return {
    productId,
    firmId,
    firmName,
    productName,
    maxInstalments,
    scoreValue,
    covers,
    validUntil,
    price: offer.cacheAmountWithDiscount,
    isExpired: offer.isSaleExpired,
  };
};

/** The offers in the recommended order of their line. */
export const inRecommendedOrder = (offers: readonly ShownOffer[], line: LineId): ShownOffer[] =>
  rankedOrder(
    offers.map((offer) => ({ ...offer, total: offer.cacheAmountWithDiscount })),
    publishedWeights(factsOf(line)),
  );

/** The list of a link, for anybody who has it: nothing of it says whose it is. */
export async function openLinkedList(token: string, context: CallerContext): Promise<LinkedList | Refusal> {
  const quoteId = openListToken(token, context);
  const quote = quoteId === null ? undefined : await readQuote(context.db, quoteId);
  if (!quote) return refuse('listOver');
  const { offers } = await shownList(context, quote);
  const expiresAt = listEnd(offers);
  if (expiresAt === null) return refuse('listOver');
  const { risk, startDate } = readQuoteRequest(quote.request);
  const line = quote.line as LineId;
  return {
    line,
    startDate,
    expiresAt,
    insured: insuredOf(risk),
    people: offers[0]?.pricedPeople?.count,
    askedAt: quote.startedAt.toISOString(),
    asked: quote.firmIds.length,
    offers: inRecommendedOrder(offers, line).map(linkedOffer),
    ownerPath: passportLink(makeShortLink({ ...context, visit: { id: quote.visitId } })),
  };
}
