/** Data shared by policy information and payment: the chosen offer, the insured and the assumptions. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import type { Failure } from '@emsal/api/envelope';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { Offer, OfferList } from '@emsal/state/offer/offer-state';
import { checkoutPaths } from '../navigation/checkout-paths';
import { quotedLineOfPath, visitIdOrHome } from '../visit/line-and-visit';

export type OrderInformation = OutputOf<'GET policyrequest/GetInformations/{visitId}'>;
type QuoteDetail = OutputOf<'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'>;

export interface Order extends Omit<QuoteDetail, 'offer'> {
  line: LineFacts;
  visitId: VisitId;
  offerNo: string;
  offer: Offer;
  information: OrderInformation;
  user: OfferList['userInformation'];
}
/** `offerNo` is shown in the header of both steps. */
export interface FailedOrder {
  failed: string;
  offerNo?: undefined;
}

/** Loads the order of the visit. Redirects to / without a visit, and to the list without a chosen offer. */
export async function loadOrder(args: LoaderFunctionArgs): Promise<{ client: Client; order: Order | FailedOrder }> {
  const page = pageOf(args);
  const line = await quotedLineOfPath(page, new URL(args.request.url).pathname);
  const visitId = visitIdOrHome(page, line);
  const client = createClient(page.transport);
  return { client, order: await readOrder(client, line, visitId) };
}

async function readOrder(client: Client, line: LineFacts, visitId: VisitId): Promise<Order | FailedOrder> {
  const [information, list] = await Promise.all([
    client.command('GET policyrequest/GetInformations/{visitId}', { visitId }),
    client.command('POST quoterequestapi/offer/GetOfferList', { visitId }),
  ]);
  if (!information.isSuccess) return failure(information, line);
  if (!list.isSuccess) return failure(list, line);
  const { quoteHeaderId, offerNo, payment } = information.result;
  if (payment?.isPaid) throw redirect(checkoutPaths.completed(line, payment.odeme));
  const detail = await client.command('GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}', {
    visitId,
    headerId: quoteHeaderId,
  });
  if (!detail.isSuccess) return failure(detail, line);
  const { offer, assumptions, cover } = detail.result;
  if (offer === null) throw redirect(checkoutPaths.offersToChoose(line));
  return {
    line,
    visitId,
    offerNo,
    offer,
    assumptions,
    cover,
    information: information.result,
    user: list.result.userInformation,
  };
}

/** Refusals that redirect to the list; all others can be retried. */
const noChoice: ReadonlySet<string> = new Set(['notFound', 'offerGone', 'offerExpired', 'noOfferChosen']);

function failure({ message, messageCode }: Failure, line: LineFacts): FailedOrder {
  if (noChoice.has(messageCode)) throw redirect(checkoutPaths.offersToChoose(line));
  return { failed: message };
}
