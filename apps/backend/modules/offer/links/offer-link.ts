/** A link to an offer: the quote id in plain text, the visit id sealed in the hash. Both must belong together. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { CallerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { readPerson } from '../../visit-person/visit-person-store';
import { copyOfVisit } from '../../visit/open-visit';
import { openShortLink } from '../../visit/short-link';
import { findOwnVisit } from '../../visit/own-visit';
import { readVisit, type VisitRow } from '../../visit/visit-store';
import { userInformation } from '../listing/user-information';
import { readQuote, type QuoteRow } from '../offer-store';

const refuse = refusalsOf(offerExtraOutcomes);
/** Where another visitor verifies by the one-time code. */
const resumePath = (hash: string): string => `/form/devam?kod=${encodeURIComponent(hash)}`;

interface LinkedOffer {
  quote: QuoteRow;
  visit: VisitRow;
  isOwn: boolean;
}

async function findLinkedOffer(
  { QuoteRequestHeaderId, Hash }: { QuoteRequestHeaderId: string; Hash: string },
  context: CallerContext,
): Promise<LinkedOffer | null> {
  const { db } = context;
  const visitId = openShortLink(Hash, context);
  const [quote, visit] = await Promise.all([
    readQuote(db, QuoteRequestHeaderId),
    visitId === null ? undefined : readVisit(db, visitId),
  ]);
  if (!visit || quote?.visitId !== visit.id) return null;
  const isOwn = (await findOwnVisit(context, visit.id)) !== undefined;
  return { quote, visit, isOwn };
}

/** The new visit copies the answers without the verification; a campaign reference of the link is kept. */
export async function fillFunnelFromOffer(
  input: ParsedOf<'POST quoterequestapi/offer/FillFunnelFromOffer'>,
  context: CallerContext,
): Promise<OutputOf<'POST quoterequestapi/offer/FillFunnelFromOffer'> | Refusal> {
  const named = await findLinkedOffer(input, context);
  if (!named) return refuse('linkOver');
  if (!named.isOwn) return refuse('passportNeeded');
  const { visit } = named;
  const visitId = await copyOfVisit(context, visit);
  return { visitId, line: visit.line, redirectUrl: pathOf(visit.line, input.FromOfferShow ? 'listeleme' : 'form') };
}

/** Names are always masked: the link may have been forwarded. */
export async function insuredInfo(
  input: ParsedOf<'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}'>,
  context: CallerContext,
): Promise<OutputOf<'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}'> | Refusal> {
  const named = await findLinkedOffer(input, context);
  if (!named) return refuse('linkOver');
  const { quote, visit, isOwn } = named;
  const person = await readPerson(context.db, visit.id);
  const { displayName, vehicle } = userInformation({ person, isVerified: false }, quote);
  return {
    displayName,
    vehicle,
    isOwn,
    line: visit.line,
    offerNo: quote.offerNo,
    redirectUrl: isOwn ? pathOf(visit.line, input.Redirect) : resumePath(input.Hash),
  };
}

const pathOf = (line: LineId, page: string): string => `/${lineFacts[line].slug}/${page}`;
