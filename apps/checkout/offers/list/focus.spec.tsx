import { sampleList } from '@emsal/state/offer/sample-offers';
import { filterToggled } from '@emsal/state/offer/offer-slice';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list } from '../../testing/fake-page';
import { resetOfferList, cheap, dear, openOffers, shownRows } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  resetOfferList();
  sessionStorage.clear();
});

describe('the focus, when the pressed element disappears', () => {
  const panel = (name: RegExp) => screen.getByRole('tabpanel', { name });

  it('moves to the panel when a favourite is removed there', async () => {
    await openOffers(sampleList([{ ...cheap, isFavorite: true }, dear]), {
      'POST quoterequestapi/offer/DeleteFavorite': null,
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Favoriler 1' }));
    await userEvent.click(within(panel(/^Favoriler/)).getByRole('button', { name: /^Favori:/ }));
    await waitFor(() => expect(panel(/^Favoriler 0/)).toHaveFocus());
  });

  it('moves to the list when the filters are cleared', async () => {
    const { page } = await openOffers(sampleList([cheap, dear]));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    act(() => void page.store.dispatch(filterToggled({ line: 'TRAFFIC', key: 'firm', code: '0' })));
    await userEvent.click(within(panel(/^Tüm/)).getByRole('button', { name: 'Filtreleri temizle' }));
    expect(shownRows()).toHaveLength(2);
    await waitFor(() => expect(panel(/^Tüm/)).toHaveFocus());
  });

  it('moves to the title of the comparison, and of the list when going back', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    const { router } = await openOffers(sampleList([cheap, dear]), {
      'POST quoterequestapi/offer/CompareQuoteDetail/': { query: 'muhur', offers: [cheap, dear] },
      'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list([cheap, dear]),
    });
    for (const row of shownRows()) await userEvent.click(within(row).getByRole('checkbox', { name: /^Kıyasla/ }));
    await userEvent.click(await screen.findByRole('button', { name: '2 teklifi kıyasla' }));
    const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
    const compared = await title(/yan yana$/);
    await waitFor(() => expect(compared).toHaveFocus());
    await act(() => router.navigate(-1));
    const listed = await title(/hazır$/);
    await waitFor(() => expect(listed).toHaveFocus());
  });

  it('moves to the title when a removed campaign requests new quotes', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    await openOffers(sampleList([cheap], { assumptions }), {
      'POST quoterequestapi/offer/createOfferForCampaign': '4831092700',
    });
    await userEvent.click(await screen.findByRole('button', { name: '4 yaşında çocuk' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
