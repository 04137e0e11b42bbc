import { sampleList } from '@emsal/state/offer/sample-offers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginList, cheap, dear, openOffers } from '../../testing/open-offers';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => {
  beginList();
  sessionStorage.clear();
});

describe('the focus, when what was pressed goes', () => {
  const panel = (name: RegExp) => screen.getByRole('tabpanel', { name });

  it('is in the favourites when one of them is given up there', async () => {
    await openOffers(sampleList([{ ...cheap, isFavorite: true }, dear]), {
      'POST quoterequestapi/offer/DeleteFavorite': null,
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Favoriler 1' }));
    await userEvent.click(within(panel(/^Favoriler/)).getByRole('button', { name: /^Favori:/ }));
    await waitFor(() => expect(panel(/^Favoriler 0/)).toHaveFocus());
  });

  it('is on the title when a campaign is given up and all are asked anew', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    await openOffers(sampleList([cheap], { assumptions }), {
      'POST quoterequestapi/offer/createOfferForCampaign': '4831092700',
    });
    await userEvent.click(screen.getByRole('button', { name: '4 yaşında çocuk' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
