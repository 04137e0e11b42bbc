import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetOfferList, openOffers, shownRows } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('a long list', () => {
  const offers = Array.from({ length: 20 }, (_, index) => sampleOffer(index + 1, 7_000_00 + index * 100_00));
  const open20 = (list = offers) => openOffers(sampleList(list));
  const folded = () =>
    screen.getAllByRole('article', { hidden: true }).filter((one) => one.closest('li')?.className.includes('folded'));
  const foldedNames = () => folded().map((one) => within(one).getByRole('heading', { hidden: true }).textContent);

  it('shows fourteen rows; the button goes to the first of the others', async () => {
    await open20();
    const rest = foldedNames();
    expect(rest).toHaveLength(6);
    expect(shownRows()).toHaveLength(14);
    await userEvent.click(screen.getByRole('button', { name: 'Kalan 6 teklifi göster' }));
    expect(foldedNames()).toEqual([]);
    expect(screen.getByRole('article', { name: rest[0]! })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Kalan/ })).toBeNull();
  });

  it('keeps a changed offer visible', async () => {
    await open20(offers.map((one, index) => (index === 19 ? { ...one, change: { immLimit: 5_000_000 } } : one)));
    expect(foldedNames()).toHaveLength(5);
    expect(foldedNames()).not.toContain(offers[19]!.firmName);
  });
});
