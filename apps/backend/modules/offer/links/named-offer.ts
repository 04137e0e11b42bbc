/** An offer that a link names: the quote request in the open, the visit sealed in the hash. Both must belong together. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { CallerContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import { readPerson } from '../../customer/customer-store';
import { copyOfVisit } from '../../visit/open-visit';
import { openShortLink } from '../../visit/short-link';
import { findOwnVisit, readVisit, type VisitRow } from '../../visit/visit-store';
import { userInformation } from '../listing/user-information';
import { readQuote, type QuoteRow } from '../offer-store';

const refuse = refusalsOf(offerExtraOutcomes);
/** Where a stranger to the visit proves himself by the one-time code. */
const passportPath = (hash: string): string => `/form/devam?kod=${encodeURIComponent(hash)}`;

interface Named {
  quote: QuoteRow;
  visit: VisitRow;
  isOwn: boolean;
}

async function namedOffer(
  { QuoteRequestHeaderId, Hash }: { QuoteRequestHeaderId: string; Hash: string },
  context: CallerContext,
): Promise<Named | null> {
  const { db, visitor } = context;
  const visitId = openShortLink(Hash, context);
  const [quote, visit] = await Promise.all([
    readQuote(db, QuoteRequestHeaderId),
    visitId === null ? undefined : readVisit(db, visitId),
  ]);
  if (!visit || quote?.visitId !== visit.id) return null;
  const isOwn = (await findOwnVisit(db, { visitId: visit.id, visitorId: visitor!.id })) !== undefined;
  return { quote, visit, isOwn };
}

/** The new visit keeps the answers and nothing of the proof; a campaign reference of the link stays with it. */
export async function fillFunnelFromOffer(
  input: ParsedOf<'POST quoterequestapi/offer/FillFunnelFromOffer'>,
  context: CallerContext,
): Promise<OutputOf<'POST quoterequestapi/offer/FillFunnelFromOffer'> | Refusal> {
  const named = await namedOffer(input, context);
  if (!named) return refuse('linkOver');
  if (!named.isOwn) return refuse('passportNeeded');
  const { visit } = named;
  const visitId = await copyOfVisit(context, visit);
  return { visitId, line: visit.line, redirectUrl: pathOf(visit.line, input.FromOfferShow ? 'listeleme' : 'form') };
}

/** Names are masked whoever asks: the link may have been passed on. */
export async function insuredInfo(
  input: ParsedOf<'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}'>,
  context: CallerContext,
): Promise<OutputOf<'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}'> | Refusal> {
  const named = await namedOffer(input, context);
  if (!named) return refuse('linkOver');
  const { quote, visit, isOwn } = named;
  const person = await readPerson(context.db, visit.id);
  const { displayName, vehicle } = userInformation({ answers: visit.answers, person, isVerified: false }, quote);
  return {
    ...{ displayName, vehicle, isOwn },
    line: visit.line,
    offerNo: quote.offerNo,
    redirectUrl: isOwn ? pathOf(visit.line, input.Redirect) : passportPath(input.Hash),
  };
}

const pathOf = (line: LineId, page: string): string => `/${lineFacts[line].slug}/${page}`;
