/** Final loads: when all insurers have answered, or the countdown is over (spec funnel 4.2). */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Client } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import type { UnknownAction } from '@emsal/platform/store';
import { track } from '@emsal/platform/tracking/track';
import type { OfferList } from '@emsal/state/offer/offer-state';
import {
  abTestsLoaded,
  campaignsLoaded,
  crossOffersLoaded,
  filterGroupsLoaded,
  offersLoaded,
  passiveFavouritesLoaded,
  preloaderEnded,
  upsellLoaded,
} from '@emsal/state/offer/offer-slice';
import { storeListFlags } from './offer-session';

export interface OfferPorts {
  client: Client;
  session: SessionStore;
  dispatch: (action: UnknownAction) => void;
  /** Id of the hovered or focused offer. */
  activeOfferId: () => string | null;
}

/** Loads offers, campaigns, A/B variants and, where the line has them, cross offers; then ends the preloader. */
export async function loadFinalList(ports: OfferPorts, line: LineFacts, visitId: VisitId): Promise<void> {
  await Promise.all([
    loadOffers(ports, line, visitId),
    loadCampaigns(ports, line, visitId),
    loadAbTests(ports, line, visitId),
    loadPassiveFavourites(ports, line, visitId),
    line.crossOffers && loadCrossOffers(ports, line, visitId),
    line.offerList.filterPanel && loadFilters(ports, line, visitId),
  ]);
  ports.dispatch(preloaderEnded({ line: line.id }));
}

async function loadOffers(
  { client, dispatch, session, activeOfferId }: OfferPorts,
  line: LineFacts,
  visitId: VisitId,
): Promise<void> {
  const reply = await client.command('POST quoterequestapi/offer/GetOfferList', { visitId });
  if (!reply.isSuccess) return;
  dispatch(offersLoaded({ line: line.id, list: reply.result, activeOfferId: activeOfferId() }));
  storeListFlags(session, line, reply.result);
  await loadUpsell({ client, dispatch }, { line, visitId, list: reply.result });
  if (reply.result.offerList.length === 0) reportNone(line, reply.result);
  else if (line.offerList.shortLink) await reportShortLink(client, line, visitId);
}

const reportNone = (line: LineFacts, { zeroOffer, insurers }: OfferList): void =>
  track({
    name: 'loading-error',
    data: { line: line.id, reason: zeroOffer?.messageCode ?? 'noOffer', insurerCount: insurers.length },
  });

async function reportShortLink(client: Client, line: LineFacts, visitId: VisitId): Promise<void> {
  const reply = await client.command('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', { visitId });
  if (reply.isSuccess) track({ name: 'offers', data: { line: line.id, shortLink: reply.result.hash } });
}

async function loadCampaigns({ client, dispatch }: OfferPorts, line: LineFacts, visitId: VisitId): Promise<void> {
  const reply = await client.command('POST quoterequestapi/offer/getcampaign', { visitId, quoteHeaderId: 0 });
  if (reply.isSuccess) dispatch(campaignsLoaded({ line: line.id, campaignList: reply.result }));
}

async function loadAbTests(
  { client, dispatch, session }: OfferPorts,
  line: LineFacts,
  visitId: VisitId,
): Promise<void> {
  const reply = await client.command('GET quoterequestapi/sharedstep/getAbTestList/{visitId}', { visitId });
  if (!reply.isSuccess) return;
  dispatch(abTestsLoaded({ line: line.id, abTestList: reply.result }));
  session.write(sessionKeys.abTests, JSON.stringify(reply.result));
}

async function loadCrossOffers({ client, dispatch }: OfferPorts, line: LineFacts, visitId: VisitId): Promise<void> {
  const reply = await client.command('POST quoterequestapi/offer/GetCrossOfferCount', { visitId });
  if (reply.isSuccess) dispatch(crossOffersLoaded({ line: line.id, crossOfferList: reply.result }));
}

async function loadFilters({ client, dispatch }: OfferPorts, line: LineFacts, visitId: VisitId): Promise<void> {
  const filterGroups = await client.lookup('GET quoterequestapi/offer/GetFilterValues/{visitId}', { visitId });
  dispatch(filterGroupsLoaded({ line: line.id, filterGroups }));
}

async function loadPassiveFavourites(
  { client, dispatch }: OfferPorts,
  line: LineFacts,
  visitId: VisitId,
): Promise<void> {
  const reply = await client.command('POST quoterequestapi/offer/getPassiveFavoriteOfferList', { visitId });
  if (reply.isSuccess) dispatch(passiveFavouritesLoaded({ line: line.id, passiveFavourites: reply.result }));
}

interface Loaded {
  line: LineFacts;
  visitId: VisitId;
  list: OfferList;
}

/** Loads optional covers for the recommended offer. */
async function loadUpsell(
  { client, dispatch }: Pick<OfferPorts, 'client' | 'dispatch'>,
  { line, visitId, list }: Loaded,
): Promise<void> {
  const recommended = list.offerList.find(({ isBestProduct }) => isBestProduct);
  if (!recommended) return;
  const { quoteHeaderId, productId } = recommended;
  const reply = await client.command('POST quoterequestapi/offer/GetUpsellList', { visitId, quoteHeaderId, productId });
  if (!reply.isSuccess || reply.result.length === 0) return;
  const upsellItems = { isOpenCard: true, quoteHeaderId, productId, showAgain: true, list: reply.result };
  dispatch(upsellLoaded({ line: line.id, upsellItems }));
}
