/** The offer list, opened for tests; its insurers say what the test says. */
import type { Offer, OfferList } from '@emsal/state/offer/offer-state';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, within } from '@testing-library/react';
import { openDocument } from '../visit/open-document';
import { FakeSource } from './fake-source';
import { fakePage } from './fake-page';
import type { Answers } from './fake-page';
import { openPage } from './open-page';

export const listPath = '/trafik-sigortasi/listeleme';
export const dear = sampleOffer(41, 9_000_00, { coverageScore: 10 });
export const cheap = sampleOffer(12, 7_000_00, { coverageScore: 1 });
export const askedInsurer = (firmId: number, name: string) => ({ firmId, name, state: 'asked' as const });
export const runningList = (...offers: Offer[]): OfferList =>
  sampleList(offers, {
    state: 'running',
    startedAt: new Date().toISOString(),
    insurers: [askedInsurer(12, 'Sedir Sigorta'), askedInsurer(41, 'Vadi Sigorta'), askedInsurer(7, 'Toros Sigorta')],
  });

/** What the page asks for besides its list. */
const rest: Answers = {
  'POST quoterequestapi/offer/getcampaign': [],
  'GET quoterequestapi/sharedstep/getAbTestList/': [],
  'POST quoterequestapi/offer/GetCrossOfferCount': [],
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/': { hash: 'h' },
};
export const getList = 'POST quoterequestapi/offer/GetOfferList';

/** Opens the list with its first answer. */
export const openOffers = async (first: OfferList, more: Answers = {}, path = listPath) => {
  const page = fakePage({ [getList]: first, ...rest, ...more });
  const view = openPage(path, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};

/** The rows of the list in sight. */
export const shownRows = (): HTMLElement[] => {
  const list = screen.queryByRole('region', { name: 'Teklifler' });
  return list ? within(list).queryAllByRole('article') : [];
};
export const firstRow = (): HTMLElement => shownRows()[0]!;
export const shownNames = (): (string | null)[] =>
  shownRows().map((one) => within(one).getByRole('heading').textContent);

/** No stream is open and nothing was left for. */
export const beginList = (): void => {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  jest.mocked(openDocument).mockClear();
};
