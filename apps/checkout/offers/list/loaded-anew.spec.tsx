import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginList,
  cheap,
  dear,
  firstRow,
  getList,
  openOffers,
  runningList,
  shownNames,
  shownRows,
} from '../../testing/open-offers';
import { FakeSource } from '../../testing/fake-source';
import type * as PageLine from '../../visit/page-line';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('../compare-limit', () => ({ mostCompared: () => 3 }));
/** As a page that the edge drew has it: a copy, which each load replaces. */
jest.mock('../../visit/page-line', () => {
  const actual = jest.requireActual<typeof PageLine>('../../visit/page-line');
  return { ...actual, lineOfPath: (path: string) => ({ ...actual.lineOfPath(path) }) };
});

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

const { assumptions } = sampleList([]);
const pickOf = (row: HTMLElement) => within(row).getByRole('checkbox', { name: /^Kıyasla/ });

/** Opens a list with a campaign, picks all its offers and gives the campaign up. */
async function askAnew(offers: ReturnType<typeof sampleOffer>[], after: Parameters<typeof sampleList>) {
  let isAsked = false;
  const before = sampleList(offers, { assumptions: { ...assumptions, campaigns: { child: { age: 4 } } } });
  const { page } = await openOffers(before, {
    [getList]: () => (isAsked ? sampleList(...after) : before),
    'POST quoterequestapi/offer/createOfferForCampaign': () => {
      isAsked = true;
      return '4831092700';
    },
  });
  for (const row of shownRows()) await userEvent.click(pickOf(row));
  await userEvent.click(await screen.findByRole('button', { name: '4 yaşında çocuk' }));
  await screen.findByRole('region', { name: 'Teklifler' });
  expect(screen.queryByRole('button', { name: '4 yaşında çocuk' })).toBeNull();
  return page;
}

it('F357 F372 a list that is loaded anew is not left: what was picked stays picked', async () => {
  await askAnew([cheap, dear], [[cheap, dear]]);
  expect(pickOf(firstRow())).toBeChecked();
});

it('only what is in the list is compared: an insurer that is asked anew may not offer again', async () => {
  const page = await askAnew([cheap, dear, sampleOffer(7, 8_000_00)], [[cheap, dear], { state: 'running' }]);
  await userEvent.click(await screen.findByRole('button', { name: '2 teklifi kıyasla' }));
  const [asked] = page.asked('POST quoterequestapi/offer/CompareQuoteDetail');
  expect(asked!.body!['productIds']).toEqual([dear, cheap].map(({ productId }) => productId));
});

it('a pick that is not in the list any more takes no place of the comparison', async () => {
  const others = [7, 8, 9].map((firmId) => sampleOffer(firmId, firmId * 1_000_00));
  await askAnew([cheap, ...others.slice(0, 2)], [[dear, ...others]]);
  for (const name of [dear, others[2]!].map(({ firmName }) => firmName)) {
    const row = screen.getAllByRole('article', { name }).find((one) => shownRows().includes(one))!;
    await userEvent.click(pickOf(row));
  }
  expect(await screen.findByRole('button', { name: '3 teklifi kıyasla' })).toBeVisible();
});

it('what another tab asked anew is entered when the answers to this one are all there', async () => {
  const theirs = sampleList([dear], { quoteHeaderId: sampleId(998) });
  let isAsked = false;
  const { page } = await openOffers(runningList(cheap), { [getList]: () => (isAsked ? theirs : runningList(cheap)) });
  isAsked = true;
  act(() => FakeSource.opened.at(-1)!.say('complete', { offers: 1, zeroOffer: null }));
  await waitFor(() => expect(shownNames()).toEqual([dear.firmName]));
  await userEvent.click(pickOf(firstRow()));
  expect(pickOf(firstRow())).toBeChecked();
  // The first view, the last load, the list that is entered and its last load.
  expect(page.asked(getList)).toHaveLength(4);
});
