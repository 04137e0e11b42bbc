import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { CrossOffer } from '@emsal/state/offer/offer-state';
import { citiesOf, districtsOf } from '../address/places';
import { readOutcome } from '../payment-check/payment-outcome';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { checkoutPaths } from '../visit/checkout-paths';
import { lineOfPath, visitOf } from '../visit/page-line';
import type { Delivery } from './green-card-cargo';

export interface CompletedData {
  line: LineFacts;
  odeme: string;
  /** Absent where the browser has lost the visit: then nothing can be sent from here. */
  visitId: string | undefined;
  outcome: PaymentOutcome;
  /** Offers that wait in the paired line. */
  crossOffers: CrossOffer[];
  /** Of a line whose certificate is printed and sent. */
  delivery: Delivery | null;
}

/** A policy's page for a payment that ended in one; every other state is told by the payment check. */
export async function loader(args: LoaderFunctionArgs): Promise<CompletedData> {
  const url = new URL(args.request.url);
  const page = pageOf(args);
  const line = lineOfPath(url.pathname);
  const odeme = url.searchParams.get('odeme');
  if (!odeme) throw redirect(checkoutPaths.offers(line));
  const outcome = await readOutcome(page, odeme);
  if (outcome?.state !== 'completed') throw redirect(checkoutPaths.paymentCheck(line, odeme));
  const visitId = visitOf(page, line);
  const client = createClient(page.transport);
  const [crossOffers, delivery] = await Promise.all([
    crossOffersOf(client, line, visitId),
    deliveryOf(client, line, visitId),
  ]);
  return { line, odeme, visitId, outcome, crossOffers, delivery };
}

async function crossOffersOf(client: Client, line: LineFacts, visitId: string | undefined): Promise<CrossOffer[]> {
  if (!visitId || !line.crossOffers) return [];
  const reply = await client.command('POST quoterequestapi/offer/GetCrossOfferCount', { visitId });
  return reply.isSuccess ? reply.result : [];
}

/** The address of the policy, ready to be confirmed. */
async function deliveryOf(client: Client, line: LineFacts, visitId: string | undefined): Promise<Delivery | null> {
  if (!visitId || line.id !== 'GREENCARD') return null;
  const known = await client.command('GET policyrequest/GetInformations/{visitId}', { visitId });
  const address = known.isSuccess ? known.result.address : null;
  const [cities, districts] = await Promise.all([citiesOf(client), districtsOf(client, address?.city)]);
  return { address, cities, districts };
}
