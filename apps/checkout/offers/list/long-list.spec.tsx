import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, openOffers, shownRows } from '../../testing/open-offers';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('a long list', () => {
  const many = Array.from({ length: 20 }, (_, at) => sampleOffer(at + 1, 7_000_00 + at * 100_00));
  const open20 = (list = many) => openOffers(sampleList(list));
  const folded = () =>
    screen.getAllByRole('article', { hidden: true }).filter((one) => one.closest('li')?.className.includes('folded'));
  const foldedNames = () => folded().map((one) => within(one).getByRole('heading', { hidden: true }).textContent);

  it('shows fourteen rows; the button leads to the first of the others', async () => {
    await open20();
    const rest = foldedNames();
    expect(rest).toHaveLength(6);
    expect(shownRows()).toHaveLength(14);
    await userEvent.click(screen.getByRole('button', { name: 'Kalan 6 teklifi göster' }));
    expect(foldedNames()).toEqual([]);
    expect(screen.getByRole('article', { name: rest[0]! })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Kalan/ })).toBeNull();
  });

  it('lays out the rows behind the button in advance, once all have answered', async () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    await open20();
    await waitFor(() => expect(measured.mock.contexts).toEqual(expect.arrayContaining(folded())), { timeout: 5_000 });
    measured.mockRestore();
  });

  it('keeps an offer in sight that was changed', async () => {
    await open20(many.map((one, at) => (at === 19 ? { ...one, change: { immLimit: 5_000_000 } } : one)));
    expect(foldedNames()).toHaveLength(5);
    expect(foldedNames()).not.toContain(many[19]!.firmName);
  });
});
