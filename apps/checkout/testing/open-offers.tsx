/** Opens the offer list for tests; stream events are emitted by the test. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import type { Offer, OfferList } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, within } from '@testing-library/react';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { FakeEventSource } from './fake-event-source';
import { fakePage } from './fake-page';
import type { Responses } from './fake-page';
import { openPage } from './open-page';

export const listPath = '/trafik-sigortasi/listeleme';
export const dear = sampleOffer(41, 9_000_00, { coverageScore: 10 });
export const cheap = sampleOffer(12, 7_000_00, { coverageScore: 1 });
export const askedInsurer = (firmId: FirmId, name: string) => ({ firmId, name, state: 'asked' as const });
export const runningList = (...offers: Offer[]): OfferList =>
  sampleList(offers, {
    state: 'running',
    startedAt: new Date().toISOString(),
    insurers: [askedInsurer(12, 'Sedir Sigorta'), askedInsurer(41, 'Vadi Sigorta'), askedInsurer(7, 'Toros Sigorta')],
  });

/** Calls beside the list itself. */
const rest: Responses = {
  'POST quoterequestapi/offer/getcampaign': [],
  'GET quoterequestapi/sharedstep/getAbTestList/': [],
  'POST quoterequestapi/offer/GetCrossOfferCount': [],
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/': { hash: 'h' },
};
export const getList = 'POST quoterequestapi/offer/GetOfferList';

/** Opens the list with its first response. */
export const openOffers = async (first: OfferList, more: Responses = {}, path = listPath) => {
  const page = fakePage({ [getList]: first, ...rest, ...more });
  const view = openPage(path, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};

/** The visible rows of the list. */
export const shownRows = (): HTMLElement[] => {
  const list = screen.queryByRole('region', { name: 'Teklifler' });
  return list ? within(list).queryAllByRole('article') : [];
};
export const firstRow = (): HTMLElement => shownRows()[0]!;
export const shownNames = (): (string | null)[] =>
  shownRows().map((one) => within(one).getByRole('heading').textContent);

/** Resets streams and navigation. */
export const resetOfferList = (): void => {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  vi.mocked(openDocument).mockClear();
};
