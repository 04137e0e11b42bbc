import type { Client } from '@emsal/api/client';
import type { ReactNode } from 'react';
import { AskAnew } from '../offers/ask-anew';
import { asksAnew } from '../offers/way-on';
import { checkoutPaths } from '../visit/checkout-paths';
import type { ComparedOffersProps } from './compared-offers';

/** As in the list, which may never have been loaded here: what it assumes is asked for first, and the answers come there. */
export async function wayOn(
  client: Client,
  { line, visitId }: Pick<ComparedOffersProps, 'line' | 'visitId'>,
  messageCode: string,
): Promise<ReactNode> {
  if (!asksAnew(messageCode)) return null;
  const reply = await client.command('POST quoterequestapi/offer/GetOfferList', { visitId });
  if (!reply.isSuccess) return null;
  const { campaigns } = reply.result.assumptions;
  return <AskAnew {...{ visitId, campaigns }} to={checkoutPaths.offers(line)} variant="line" />;
}
