import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  resetOfferList,
  cheap,
  dear,
  firstRow,
  getList,
  openOffers,
  runningList,
  shownNames,
  shownRows,
} from '../../testing/open-offers';
import { FakeEventSource } from '../../testing/fake-event-source';
import type * as PageLine from '../../visit/line-and-visit';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('../compare-bar/compare-limit', () => ({ comparisonLimit: () => 3 }));
/** Each load gives another copy of the line, as after hydration. */
vi.mock('../../visit/line-and-visit', async (importActual) => {
  const actual = await importActual<typeof PageLine>();
  return {
    ...actual,
    lineOfPath: async (...where: Parameters<typeof PageLine.lineOfPath>) => ({
      ...(await actual.lineOfPath(...where)),
    }),
  };
});

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

const { assumptions } = sampleList([]);
const pickOf = (row: HTMLElement) => within(row).getByRole('checkbox', { name: /^Kıyasla/ });

/** Opens a list with a campaign, selects all offers for comparison and removes the campaign. */
async function requote(offers: ReturnType<typeof sampleOffer>[], after: Parameters<typeof sampleList>) {
  let isRequoted = false;
  const before = sampleList(offers, { assumptions: { ...assumptions, campaigns: { child: { age: 4 } } } });
  const { page } = await openOffers(before, {
    [getList]: () => (isRequoted ? sampleList(...after) : before),
    'POST quoterequestapi/offer/createOfferForCampaign': () => {
      isRequoted = true;
      return '4831092700';
    },
  });
  for (const row of shownRows()) await userEvent.click(pickOf(row));
  await userEvent.click(await screen.findByRole('button', { name: '4 yaşında çocuk' }));
  await screen.findByRole('region', { name: 'Teklifler' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '4 yaşında çocuk' })).toBeNull());
  return page;
}

it('F357 F372 keeps the selection for comparison', async () => {
  await requote([cheap, dear], [[cheap, dear]]);
  expect(pickOf(firstRow())).toBeChecked();
});

it('compares only offers that are in the list', async () => {
  const page = await requote([cheap, dear, sampleOffer(7, 8_000_00)], [[cheap, dear], { state: 'running' }]);
  await userEvent.click(await screen.findByRole('button', { name: '2 teklifi kıyasla' }));
  const [compareCall] = page.callsTo('POST quoterequestapi/offer/CompareQuoteDetail');
  expect(compareCall!.body!['productIds']).toEqual([cheap, dear].map(({ productId }) => productId));
});

it('does not count selected offers that are gone', async () => {
  const others = [7, 8, 9].map((firmId) => sampleOffer(firmId, firmId * 1_000_00));
  await requote([cheap, ...others.slice(0, 2)], [[dear, ...others]]);
  for (const name of [dear, others[2]!].map(({ firmName }) => firmName)) {
    const row = screen.getAllByRole('article', { name }).find((one) => shownRows().includes(one))!;
    await userEvent.click(pickOf(row));
  }
  expect(await screen.findByRole('button', { name: '3 teklifi kıyasla' })).toBeVisible();
});

it('loads quotes requested in another tab once this list is complete', async () => {
  const theirs = sampleList([dear], { quoteHeaderId: sampleId(998) });
  let isRequoted = false;
  const { page } = await openOffers(runningList(cheap), {
    [getList]: () => (isRequoted ? theirs : runningList(cheap)),
  });
  isRequoted = true;
  act(() => FakeEventSource.opened.at(-1)!.emit('complete', { offers: 1, zeroOffer: null }));
  await waitFor(() => expect(shownNames()).toEqual([dear.firmName]));
  await userEvent.click(pickOf(firstRow()));
  expect(pickOf(firstRow())).toBeChecked();
  // First view, final load, the new list, and its final load.
  expect(page.callsTo(getList)).toHaveLength(4);
});
