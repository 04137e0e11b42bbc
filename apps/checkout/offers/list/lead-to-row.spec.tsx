import { filterToggled } from '@emsal/state/offer/offer-slice';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, openOffers, shownNames } from '../../testing/open-offers';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

const count = 20;
const offers = Array.from({ length: count }, (_, at) => sampleOffer(at + 1, (at + 1) * 100_00 + 7_000_00));
const dearest = offers.at(-1)!;
const scrolled = jest.fn();

beforeEach(() => {
  beginList();
  sessionStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

/** Chooses the dearest offer in the picture, by the keyboard alone. */
async function chooseDearest(): Promise<void> {
  act(() => screen.getByRole('listbox').focus());
  await userEvent.keyboard('{End}{Enter}');
}

async function isLedToDearest(): Promise<void> {
  const row = () => within(screen.getByRole('tabpanel')).getByRole('article', { name: dearest.firmName });
  await waitFor(() => expect(row()).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([row()]);
}

describe('a point of the picture leads to its row', () => {
  it('in sight, and changes nothing else', async () => {
    await openOffers(sampleList([...offers.slice(0, 5), dearest]));
    await chooseDearest();
    await isLedToDearest();
  });

  it('behind the fold', async () => {
    await openOffers(sampleList(offers));
    expect(shownNames()).toHaveLength(14);
    await chooseDearest();
    await isLedToDearest();
    expect(shownNames()).toHaveLength(count);
  });

  it('that filters took out: they are taken off', async () => {
    const { page } = await openOffers(sampleList(offers));
    act(
      () => void page.store.dispatch(filterToggled({ line: 'TRAFFIC', key: 'firm', code: String(offers[0]!.firmId) })),
    );
    expect(shownNames()).toHaveLength(1);
    await chooseDearest();
    await isLedToDearest();
  });

  it('while the favourites are looked at', async () => {
    await openOffers(sampleList(offers));
    await userEvent.click(screen.getByRole('tab', { name: /^Favoriler/ }));
    await chooseDearest();
    await isLedToDearest();
  });

  it('that is among the favourites that are looked at, and leaves the filters of the list', async () => {
    const { page } = await openOffers(sampleList([...offers.slice(0, -1), { ...dearest, isFavorite: true }]));
    act(
      () => void page.store.dispatch(filterToggled({ line: 'TRAFFIC', key: 'firm', code: String(offers[0]!.firmId) })),
    );
    await userEvent.click(screen.getByRole('tab', { name: /^Favoriler/ }));
    await chooseDearest();
    await isLedToDearest();
    await userEvent.click(screen.getByRole('tab', { name: /^Tüm/ }));
    expect(shownNames()).toHaveLength(1);
  });
});
