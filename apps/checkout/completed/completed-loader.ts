import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { CrossOffer } from '@emsal/state/offer/offer-state';
import { loadCityOptions, loadDistrictOptions } from '../address/place-options';
import { readOutcome } from '../payment/payment-outcome';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { checkoutPaths } from '../navigation/checkout-paths';
import { quotedLineOfPath, visitIdOf } from '../visit/line-and-visit';
import { hasTask } from './after-sale';
import type { Delivery } from './green-card-delivery';

export interface CompletedData {
  line: LineFacts;
  odeme: string;
  /** Absent when the browser has lost the visit: then nothing can be submitted from here. */
  visitId: VisitId | undefined;
  outcome: PaymentOutcome;
  /** Existing offers of the paired line. */
  crossOffers: CrossOffer[];
  /** Only for lines with a printed certificate. */
  delivery: Delivery | null;
}

/** Loads the policy of a completed payment; any other state is redirected to the payment check. */
export async function loader(args: LoaderFunctionArgs): Promise<CompletedData> {
  const url = new URL(args.request.url);
  const page = pageOf(args);
  const line = await quotedLineOfPath(page, url.pathname);
  const odeme = url.searchParams.get('odeme');
  if (!odeme) throw redirect(checkoutPaths.offersWithoutPayment(line));
  const outcome = await readOutcome(page, odeme);
  if (outcome?.state !== 'completed') throw redirect(checkoutPaths.paymentCheck(line, odeme));
  const visitId = visitIdOf(page, line);
  const client = createClient(page.transport);
  const [crossOffers, delivery] = await Promise.all([
    crossOffersOf(client, line, visitId),
    hasTask(outcome, 'certificateDelivery') ? deliveryOf(client, visitId) : null,
  ]);
  return { line, odeme, visitId, outcome, crossOffers, delivery };
}

async function crossOffersOf(client: Client, line: LineFacts, visitId: VisitId | undefined): Promise<CrossOffer[]> {
  if (!visitId || !line.crossOffers) return [];
  const reply = await client.command('POST quoterequestapi/offer/GetCrossOfferCount', { visitId });
  return reply.isSuccess ? reply.result : [];
}

/** The policy address, to be confirmed as delivery address. */
async function deliveryOf(client: Client, visitId: VisitId | undefined): Promise<Delivery | null> {
  if (!visitId) return null;
  const known = await client.command('GET policyrequest/GetInformations/{visitId}', { visitId });
  const address = known.isSuccess ? known.result.address : null;
  const [cities, districts] = await Promise.all([loadCityOptions(client), loadDistrictOptions(client, address?.city)]);
  return { address, cities, districts };
}
