import { filterToggled } from '@emsal/state/offer/offer-slice';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetOfferList, openOffers, shownNames } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

const count = 20;
const offers = Array.from({ length: count }, (_, index) => sampleOffer(index + 1, (index + 1) * 100_00 + 7_000_00));
const dearest = offers.at(-1)!;
const scrolled = vi.fn();

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

/** Chooses the most expensive offer in the plot by keyboard. */
async function chooseDearest(): Promise<void> {
  act(() => screen.getByRole('listbox').focus());
  await userEvent.keyboard('{End}{Enter}');
}

async function isDearestFocused(): Promise<void> {
  const row = () => within(screen.getByRole('tabpanel')).getByRole('article', { name: dearest.firmName });
  await waitFor(() => expect(row()).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([row()]);
}

describe('choosing a point of the plot goes to a row', () => {
  it('that is visible, changing nothing else', async () => {
    await openOffers(sampleList([...offers.slice(0, 5), dearest]));
    await chooseDearest();
    await isDearestFocused();
  });

  it('behind the fold', async () => {
    await openOffers(sampleList(offers));
    expect(shownNames()).toHaveLength(14);
    await chooseDearest();
    await isDearestFocused();
    expect(shownNames()).toHaveLength(count);
  });

  it('hidden by filters, which are cleared', async () => {
    const { page } = await openOffers(sampleList(offers));
    act(
      () => void page.store.dispatch(filterToggled({ line: 'TRAFFIC', key: 'firm', code: String(offers[0]!.firmId) })),
    );
    expect(shownNames()).toHaveLength(1);
    await chooseDearest();
    await isDearestFocused();
  });

  it('in the other tab', async () => {
    await openOffers(sampleList(offers));
    await userEvent.click(screen.getByRole('tab', { name: /^Favoriler/ }));
    await chooseDearest();
    await isDearestFocused();
  });

  it('in the favourites tab, keeping the filters of the list', async () => {
    const { page } = await openOffers(sampleList([...offers.slice(0, -1), { ...dearest, isFavorite: true }]));
    act(
      () => void page.store.dispatch(filterToggled({ line: 'TRAFFIC', key: 'firm', code: String(offers[0]!.firmId) })),
    );
    await userEvent.click(screen.getByRole('tab', { name: /^Favoriler/ }));
    await chooseDearest();
    await isDearestFocused();
    await userEvent.click(screen.getByRole('tab', { name: /^Tüm/ }));
    expect(shownNames()).toHaveLength(1);
  });
});
