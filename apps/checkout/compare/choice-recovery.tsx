import type { Client } from '@emsal/api/client';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { ReactNode } from 'react';
import { RequoteButton } from '../offers/requote/requote-button';
import { canRequote } from '../offers/choice/choice-recovery';
import { checkoutPaths } from '../navigation/checkout-paths';
import { StartAgain } from '../visit/start-again';
import type { ComparedOffersProps } from './compared-offers-props';

/**
 * Like the list's recovery, but the list may not be loaded here: its assumptions are fetched first, and the new offers
 * open in the list.
 */
export async function choiceRecovery(
  client: Client,
  { line, visitId }: Pick<ComparedOffersProps, 'line' | 'visitId'>,
  messageCode: string,
): Promise<ReactNode> {
  if (messageCode === endedVisit.code) return <StartAgain line={line} />;
  if (!canRequote(messageCode)) return null;
  const reply = await client.command('POST quoterequestapi/offer/GetOfferList', { visitId });
  if (!reply.isSuccess) return null;
  const { campaigns } = reply.result.assumptions;
  return <RequoteButton {...{ line, visitId, campaigns }} to={checkoutPaths.offers(line)} variant="line" />;
}
