import { sampleList } from '@emsal/state/offer/sample-offers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, cheap, dear, firstRow, getList, openOffers } from '../../testing/open-offers';
import type * as PageLine from '../../visit/page-line';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('../compare-limit', () => ({ mostCompared: () => 2 }));
/** As a page that the edge drew has it: a copy, which each load replaces. */
jest.mock('../../visit/page-line', () => {
  const actual = jest.requireActual<typeof PageLine>('../../visit/page-line');
  return { ...actual, lineOfPath: (path: string) => ({ ...actual.lineOfPath(path) }) };
});

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

const [before, after] = [{ child: { age: 4 } }, {}].map((campaigns) =>
  sampleList([cheap, dear], { assumptions: { ...sampleList([]).assumptions, campaigns } }),
);

it('F357 F372 a list that is loaded anew is not left: what was picked stays picked', async () => {
  let isAsked = false;
  const { page } = await openOffers(before!, {
    [getList]: () => (isAsked ? after : before),
    'POST quoterequestapi/offer/createOfferForCampaign': () => {
      isAsked = true;
      return '4831092700';
    },
  });
  await userEvent.click(within(firstRow()).getByRole('checkbox', { name: /^Kıyasla/ }));
  const asked = page.asked(getList).length;
  await userEvent.click(screen.getByRole('button', { name: '4 yaşında çocuk' }));
  await screen.findByRole('region', { name: 'Teklifler' });
  expect(page.asked(getList).length).toBeGreaterThan(asked);
  expect(screen.queryByRole('button', { name: '4 yaşında çocuk' })).toBeNull();
  expect(within(firstRow()).getByRole('checkbox', { name: /^Kıyasla/ })).toBeChecked();
});
